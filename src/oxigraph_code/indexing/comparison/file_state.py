"""The files of a commit or the working tree, resolved on demand with the help of a ledger.

For maintainers: nothing is written. Only files that differ from the ledger are read, and those that a requested call
leads to. Without a ledger, all files are read. This module must not know the other state.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count

import msgspec

from oxigraph_code import identity, rdf, vocabulary as code
from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.nesting import definition_around
from oxigraph_code.indexing.delta.changed_files import Changes, compare
from oxigraph_code.indexing.delta.changed_program import ChangedProgram, LazyFacts
from oxigraph_code.indexing.extract.cached_facts import CachedFacts
from oxigraph_code.indexing.extract.reading import SemanticsByLanguage, read_each, too_large_to_read
from oxigraph_code.indexing.extract.worker_pool import ReadRequest
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import ProjectIris
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.files.walk import NO_STAMP
from oxigraph_code.indexing.model.comparison import ComparedName, ComparedSymbol
from oxigraph_code.indexing.model.iri_renaming import CheckoutNames, IriRenaming
from oxigraph_code.indexing.model.ledger import Ledger, LedgerEntry, by_bytes
from oxigraph_code.indexing.model.progress import ProgressCallback
from oxigraph_code.resolution import Semantics

# A pattern that begins with a line break is found several times faster than one that begins with ``^``.
_USES = re.compile(
    f"\n<([^>]*)> <{re.escape(identity.BASE)}"
    "(calls|instantiates|references|writes|extends|implementsTrait|overrides|imports|handsOver)> <([^>]*)> \\.$",
    re.MULTILINE,
)
_ROUTE = re.compile(f"\n<([^>]*)> <{re.escape(code.routeRule)}>")


class ComparedState:
    """The files found in a tree. ``working`` are the roots of the projects of the graph by IRI."""

    def __init__(
        self,
        found: Discovery,
        ledger: Ledger | None,
        same: Collection[str],
        working: Mapping[str, str],
        cached: CachedFacts,
        progress: ProgressCallback,
    ) -> None:
        """Take ``same``, the paths of files that are known to have the content in the ledger."""
        self.tree = tree = found.tree
        self._entries: Mapping[str, LedgerEntry] = ledger.entries if ledger is not None else {}
        self._cached, registry = cached, cached.registry
        self.files = {file.path: file for file in found.files}
        self._projects = Projects(found, registry)
        self._iris = ProjectIris(found, self._projects, working)
        self._semantics = SemanticsByLanguage(registry)
        self._fresh: dict[str, FileFacts] = {}
        self.unread: set[str] = set()
        """Files that could not be read, or whose loader extracts no facts."""
        self._read(self._changes(same), progress)
        self._programs = self._make_programs(ledger.aliases if ledger is not None else "")
        self._dirty: set[str] | None = None
        self._made: dict[str, str] = {}
        # Cached statements may have the names of another worktree; they are rewritten to those of the ledger.
        recorded = ledger.project_iris if ledger is not None else {}
        names = CheckoutNames.encode(tree.root, recorded)
        self._renaming = IriRenaming(ledger.stored_names(tree.root), names) if ledger is not None else None
        here = {indexed.iri: indexed.project.folder for indexed in self._iris.projects}
        self.folders = {**{iri: folder for folder, iri in recorded.items()}, **here}
        """The folders of projects by IRI."""

    def _changes(self, same: Collection[str]) -> Changes:
        kept = {path for path in same if path in self.files and path in self._entries}
        files = [file for path, file in self.files.items() if path not in kept]
        entries = {path: entry for path, entry in self._entries.items() if path not in kept}
        return compare(self.tree, files, entries, self._cached.settings.max_file_bytes)

    def _read(self, changes: Changes, progress: ProgressCallback) -> None:
        wanted = []
        for path, file in changes.to_read.items():
            if file.language not in self._semantics or too_large_to_read(file, self._cached.settings):
                self.unread.add(path)
            else:
                wanted.append(ReadRequest(file, ""))
        for read in read_each(wanted, self._cached, progress):
            if read.facts is not None:
                self._fresh[read.request.file.path] = read.facts
            else:
                self.unread.add(read.request.file.path)

    def _make_programs(self, recorded_aliases: str) -> dict[str, ChangedProgram]:
        """Return the program of each file."""
        aliases = self._projects.aliases(self.files)
        numbers = {path: entry.number for path, entry in self._entries.items()}
        first = max(numbers.values(), default=-1) + 1
        new = sorted(self.files.keys() - numbers.keys())
        numbers.update({path: first + place for place, path in enumerate(new)})
        paths: dict[int, list[str]] = defaultdict(list)
        meanings: dict[int, Semantics] = {}
        languages = {path: entry.language for path, entry in self._entries.items() if entry.digest}
        languages.update((path, file.language) for path, file in self.files.items())
        for path, language in languages.items():
            if (semantics := self._semantics.get(language)) is not None:
                paths[id(semantics)].append(path)
                meanings[id(semantics)] = semantics
        made = {}
        for program, of in paths.items():
            entries = {path: self._entries[path] for path in of if path in self._entries and self._entries[path].digest}
            fresh = {path: self._fresh[path] for path in of if path in self._fresh}
            files = {
                path: self.files[path]
                for path in of
                if path in self.files and path not in self.unread and (path in fresh or path in entries)
            }
            facts = LazyFacts(files, entries, fresh, self._cached)
            is_other = repr(aliases) != recorded_aliases
            changed = ChangedProgram(facts, meanings[program], aliases, numbers, aliases_changed=is_other)
            made.update(dict.fromkeys(of, changed))
        return made

    def dirty(self) -> set[str]:
        """Return the files that need re-resolution, compared with the ledger."""
        if self._dirty is None:
            programs = {id(program): program for program in self._programs.values()}
            found = [program.dirty() for program in programs.values() if program.is_changed]
            self._dirty = set().union(*found)
        return self._dirty

    def recorded(self, path: str) -> bytes:
        """Return the digest of the statements about a file in the ledger, empty if there are none."""
        return self._entries[path].statements if path in self._entries else b""

    def derived(self, ledger: Ledger, others: Iterable[str]) -> Ledger | None:
        """Derive the ledger of this state from a known one, ``None`` if both are the same.

        The paths in ``others`` have other statements. No run begins with it, so its entries have no dependencies.
        """
        entries = {path: entry for path, entry in ledger.entries.items() if path in self.files}
        numbers = count(max((entry.number for entry in entries.values()), default=-1) + 1)
        for path, facts in self._fresh.items():
            file, known = self.files[path], entries.get(path)
            number = known.number if known is not None else next(numbers)
            entries[path] = LedgerEntry(file.language, number, file.size, NO_STAMP, facts.digest, marks=file.marks)
        for path in (*self._fresh, *others):
            digest = self._cached.store_statements(self._statements(path).encode())
            entries[path] = msgspec.structs.replace(entries[path], statements=digest)
        return msgspec.structs.replace(ledger, files=by_bytes(entries)) if self._fresh else None

    def has(self, path: str) -> bool:
        """Return true if a file has facts."""
        program = self._programs.get(path)
        return program is not None and path in program.facts.files

    def symbols(self, path: str) -> dict[str, ComparedSymbol]:
        """Return the symbols of a file, by the IRI's end behind its module."""
        facts = self._programs[path].facts[path]
        module = self._iris.place(path).module_iri
        iris = rdf.SymbolIris(facts, {path: facts}, self._iris.place)
        found = {}
        for index, definition in enumerate(facts.definitions):
            owner = definition_around(facts.scopes, definition.scope)
            symbol = ComparedSymbol(
                iris.own(index),
                tuple(kind.removeprefix(identity.BASE) for kind in rdf.kinds_of(definition)),
                definition.qualified_name,
                definition.name,
                path,
                definition.start_line,
                definition.end_line,
                definition.signature,
                iris.own(owner) if owner >= 0 else "",
                definition.visibility,
                module,
                definition.parameters,
                definition.returns,
            )
            found[symbol.iri[len(module) :]] = symbol
        return found

    def uses(self, path: str) -> set[tuple[str, str, str]]:
        """Return the uses in a file: the property, and the IRIs of both ends."""
        return {(kind, user, used) for user, kind, used in _USES.findall(f"\n{self._statements(path)}")}

    def uses_any(self, path: str, symbols: Collection[str]) -> bool:
        """Return true if the statements about a file mention any symbol."""
        text = self._statements(path) if symbols else ""
        return any(f"<{symbol}>" in text for symbol in symbols)

    def external(self, path: str) -> dict[tuple[str, ...], ComparedName]:
        """Return the routes and the external names of a file, by kind, name and access."""
        found: dict[tuple[str, ...], ComparedName] = {}
        facts = self._programs[path].facts[path]
        for entry in facts.external_names:
            name = ComparedName(entry.kind, entry.name, entry.access, path, entry.line)
            found.setdefault(name[:3], name)
        text = self._statements(path)
        for route in sorted(set(_ROUTE.findall(f"\n{text}"))):
            line = re.search(f'^<{re.escape(route)}> <{re.escape(code.startLine)}> "(\\d+)"', text, re.MULTILINE)
            text_of = identity.decode(route.partition("?route=")[2])
            known = ComparedName("route", text_of, "", path, int(line[1]) if line else 1)
            found.setdefault(known[:3], known)
        return found

    def _statements(self, path: str) -> str:
        """Return the statements about a file that need resolution: the cached ones, else made."""
        statements = self._clean_statements(path)
        if statements is None:
            if path not in self._made:
                program = self._programs[path]
                resolved = program.resolve(path)
                lines = rdf.link_lines(program.facts[path], resolved, program.facts, self._iris.place)
                self._made[path] = "\n".join(lines)
            statements = self._made[path]
        return statements

    def _clean_statements(self, path: str) -> str | None:
        """Return the cached statements about a clean file, as lines of N-Triples."""
        if self._dirty is None or path in self._dirty or self._renaming is None or path not in self._entries:
            return None
        if path not in self._made:
            known = self._cached.statements(self._entries[path].statements)
            if known is None:
                return None
            self._made[path] = self._renaming(known, path)
        return self._made[path]

    def lines(self, path: str) -> Sequence[str]:
        """Return the lines of a file; none if it cannot be read."""
        return self.content(path).decode("utf-8", "replace").splitlines()

    def content(self, path: str) -> bytes:
        """Return the bytes of a file; none if it cannot be read."""
        try:
            return self.tree.read(path, self._cached.settings.max_file_bytes)
        except OSError:
            return b""

    def facts(self, path: str) -> FileFacts | None:
        """Return the facts of a file, if it has any."""
        return self._programs[path].facts[path] if self.has(path) else None

    def semantics(self, path: str) -> Semantics | None:
        """Return the rules of a file's language, if it has facts."""
        return self._programs[path].semantics if self.has(path) else None

    @property
    def has_other_aliases(self) -> bool:
        """True if module names may lead elsewhere than in the ledger, whatever differs."""
        return any(program.aliases_changed for program in self._programs.values())
