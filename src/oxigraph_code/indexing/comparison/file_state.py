"""One state of the files of a root, a commit or the working tree, read beside what was noted of another.

For maintainers: nothing is written and little is read: only files that are not as they were noted, and what a meaning
that is asked for leads to. Without notes, every file is read. This module must not know what the state is compared
with.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from oxigraph_code import identity, rdf
from oxigraph_code import vocabulary as code
from oxigraph_code.config import Settings
from oxigraph_code.facts import FileFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.delta.changed_files import Changes, compare
from oxigraph_code.indexing.delta.changed_program import ChangedProgram
from oxigraph_code.indexing.extract.cached_facts import Recall
from oxigraph_code.indexing.extract.reading import read_each, semantics_of, too_large_to_read
from oxigraph_code.indexing.extract.worker_pool import Errand
from oxigraph_code.indexing.files.discovery import discover_in
from oxigraph_code.indexing.files.project_iris import Keys
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.comparison import ComparedSymbol
from oxigraph_code.indexing.model.iri_renaming import Names, Renaming
from oxigraph_code.indexing.model.ledger import Entry, Ledger
from oxigraph_code.indexing.model.progress import Told
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import Semantics

_CALLS = re.compile(f"^<([^>]*)> <{re.escape(code.calls)}> <([^>]*)> \\.$", re.MULTILINE)


class State:
    """The files of a tree. ``working`` are the roots of the projects of the graph by IRI."""

    def __init__(
        self,
        tree: FileTree,
        ledger: Ledger | None,
        same: Collection[str],
        working: Mapping[str, str],
        registry: Registry,
        recall: Recall,
        settings: Settings,
        told: Told,
    ) -> None:
        """``same`` are paths whose content is known to be what was noted."""
        self.tree = tree
        self._noted: Mapping[str, Entry] = ledger.entries if ledger is not None else {}
        self._registry = registry
        self._recall = recall
        self._settings = settings
        found = discover_in(tree, "", registry, settings)
        self.files = {file.path: file for file in found.files}
        self._projects = Projects(found, registry)
        self._keys = Keys(found, self._projects, working)
        self._semantics = semantics_of(registry)
        self._fresh: dict[str, FileFacts] = {}
        self.unread: set[str] = set()
        """Files that could not be read, or whose loader extracts no facts."""
        self._read(self._changes(same), told)
        self._programs = self._made(ledger.aliases if ledger is not None else "")
        self._stale: set[str] | None = None
        # What is kept may have been said of another worktree. It speaks of projects as they were noted.
        noted = {folder: note.iri for folder, note in ledger.notes.items()} if ledger is not None else {}
        names = Names.of(tree.root, noted)
        self._renaming = Renaming(ledger.names_of_kept(tree.root), names) if ledger is not None else None
        here = {keyed.iri: keyed.project.folder for keyed in self._keys.projects}
        self.folders = {**{iri: folder for folder, iri in noted.items()}, **here}
        """The folders of the projects, by IRI."""

    def _changes(self, same: Collection[str]) -> Changes:
        kept = {path for path in same if path in self.files and path in self._noted}
        files = [file for path, file in self.files.items() if path not in kept]
        noted = {path: entry for path, entry in self._noted.items() if path not in kept}
        return compare(self.tree, files, noted, self._settings.max_file_bytes)

    def _read(self, changes: Changes, told: Told) -> None:
        wanted = []
        for path, file in changes.to_read.items():
            if file.language not in self._semantics or too_large_to_read(file, self._settings):
                self.unread.add(path)
            else:
                wanted.append(Errand(file, ""))
        for read in read_each(self.tree, wanted, self._recall, self._settings, told):
            if read.facts is not None:
                self._fresh[read.errand.file.path] = read.facts
            else:
                self.unread.add(read.errand.file.path)

    def _made(self, noted_aliases: str) -> dict[str, ChangedProgram]:
        """The programs, by the paths of their files."""
        aliases = self._projects.aliases(self.files)
        numbers = {path: entry.number for path, entry in self._noted.items()}
        first = max(numbers.values(), default=-1) + 1
        new = sorted(self.files.keys() - numbers.keys())
        numbers.update({path: first + place for place, path in enumerate(new)})
        paths: dict[int, list[str]] = defaultdict(list)
        meanings: dict[int, Semantics] = {}
        languages = {path: entry.language for path, entry in self._noted.items() if entry.digest}
        languages.update((path, file.language) for path, file in self.files.items())
        for path, language in languages.items():
            if (semantics := self._semantics.get(language)) is not None:
                paths[id(semantics)].append(path)
                meanings[id(semantics)] = semantics
        made = {}
        for program, of in paths.items():
            noted = {path: self._noted[path] for path in of if path in self._noted and self._noted[path].digest}
            fresh = {path: self._fresh[path] for path in of if path in self._fresh}
            files = {
                path: self.files[path]
                for path in of
                if path in self.files and path not in self.unread and (path in fresh or path in noted)
            }
            changed = ChangedProgram(
                self.tree,
                files,
                noted,
                fresh,
                meanings[program],
                aliases,
                numbers,
                self._recall,
                self._settings,
                are_aliases_other=repr(aliases) != noted_aliases,
            )
            made.update(dict.fromkeys(of, changed))
        return made

    def stale(self) -> set[str]:
        """Find the files whose meaning may be another than what was noted."""
        if self._stale is None:
            programs = {id(program): program for program in self._programs.values()}
            found = [program.stale() for program in programs.values() if program.is_changed]
            self._stale = set().union(*found)
        return self._stale

    def has(self, path: str) -> bool:
        """Whether there are facts of a file."""
        program = self._programs.get(path)
        return program is not None and path in program.files

    def symbols(self, path: str) -> dict[str, ComparedSymbol]:
        """Read the symbols of a file, by the ends of their IRIs behind that of its module."""
        facts = self._programs[path].known[path]
        module = self._keys.place(path).module_iri
        iris = rdf.SymbolIris(facts, {path: facts}, self._keys.place)
        found = {}
        for index, definition in enumerate(facts.definitions):
            owner = rdf.enclosing_definition(facts, definition.scope)
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
            )
            found[symbol.iri[len(module) :]] = symbol
        return found

    def calls(self, path: str) -> set[tuple[str, str]]:
        """Resolve the calls of a file, or find them in what was said of it: the IRIs of callers and of what they
        call."""
        said = self._said(path)
        if said is not None:
            return set(_CALLS.findall(said))
        program = self._programs[path]
        facts = program.known[path]
        iris = rdf.SymbolIris(facts, program.known, self._keys.place)
        return rdf.call_edges(facts, program.resolution.calls_of_file(path), iris)

    def _said(self, path: str) -> str | None:
        """Find what was said of a file that means what it meant, as lines of N-Triples."""
        if self._stale is None or path in self._stale or self._renaming is None or path not in self._noted:
            return None
        known = self._recall.statements(self._noted[path].statements)
        return self._renaming(known, path) if known is not None else None

    def lines(self, path: str) -> Sequence[str]:
        """Read the lines of a file; none where it cannot be read."""
        try:
            return self.tree.read(path, self._settings.max_file_bytes).decode("utf-8", "replace").splitlines()
        except OSError:
            return ()

    def names(self, path: str, names: Collection[bytes]) -> int:
        """Count those of some names that the text of a file has."""
        try:
            content = self.tree.read(path, self._settings.max_file_bytes)
        except OSError:
            return 0
        return sum(name in content for name in names)
