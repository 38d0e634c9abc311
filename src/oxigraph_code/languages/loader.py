"""What a language loader is, and the one that all tree-sitter languages share.

For maintainers: ``LanguageLoader`` is the public contract for third parties; it is kept small and stable. Triples cross
it as N-Triples statements, one a string, so that a loader needs no RDF library of ours. ``extract`` is optional: a
loader that has it takes part in resolution across files; the triples of one that has not are stored as they come. This
module must not say the name of a language.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeGuard, runtime_checkable

from oxigraph_code import __version__, extraction, identity, resolution
from oxigraph_code.errors import FileError
from oxigraph_code.facts import Diagnostic, FileFacts, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.name_patterns import NameRules, name_rules


@runtime_checkable
class LanguageLoader(Protocol):
    """A language, for the registry. Register an instance under the entry-point group ``oxigraph_code.languages``."""

    @property
    def language_id(self) -> str:
        """A unique identifier in lower case, such as ``python``."""

    @property
    def file_extensions(self) -> Sequence[str]:
        """The extensions of its files, without the dot."""

    def load_file(self, path: Path, project_root: Path) -> Iterable[str]:
        """The N-Triples statements about one source file. Raises an ``OxigraphCodeError`` for what cannot be read."""

    def load_project_metadata(self, project_root: Path) -> Iterable[str]:
        """The N-Triples statements about the project, from its manifests; none where there is no manifest."""


def ignored_by(loader: LanguageLoader) -> Sequence[str]:
    """Files and folders that are never sources of the language, as lines of a ``.gitignore``.

    The member ``ignore_patterns`` of a loader may be left out.
    """
    patterns: Sequence[str] = getattr(loader, "ignore_patterns", ())
    return patterns


class ExtractingLoader(LanguageLoader, Protocol):
    """A loader that yields facts, and so takes part in resolution across files."""

    @property
    def manifests(self) -> Sequence[str]:
        """The names of the files that describe a project from its folder, the most telling first."""

    @property
    def semantics(self) -> resolution.Semantics:
        """What resolution has to know about the language."""

    @property
    def fingerprint(self) -> str:
        """Changes whenever the same bytes may yield other facts."""

    def extract(self, source: bytes, path: str) -> FileFacts:
        """What one file says; ``path`` is relative to the root of the run."""

    def read_project(self, folder: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
        """What the manifests in a folder say, ``None`` where it has none of this language.

        What they leave to a folder above is looked up as far as ``root``; without it, nothing above is read. The files
        are those of ``tree``; without it, those on disk.
        """


def extracts(loader: LanguageLoader) -> TypeGuard[ExtractingLoader]:
    """Whether a loader yields facts."""
    return callable(getattr(loader, "extract", None))


class Dialect(NamedTuple):
    """A grammar of a language, as ``grammar`` of a grammar package gives it, and the query files for it."""

    grammar: Callable[[], object]
    query_files: Sequence[str]


class TreeSitterLoader:
    """A language made of query files and a few conventions. Compiles its query when it first extracts."""

    def __init__(
        self,
        *,
        language_id: str,
        file_extensions: Sequence[str],
        grammar: Callable[[], object],
        query_files: Sequence[str],
        package: str,
        conventions: extraction.Conventions,
        semantics: resolution.Semantics,
        manifests: Sequence[str],
        read_project: Callable[[Path, Path | None, FileTree | None], ProjectFacts | None],
        ignore_patterns: Sequence[str] = (),
        dialects: Mapping[str, Dialect] = MappingProxyType({}),
        embedded: Mapping[str, Callable[[bytes], bytes]] = MappingProxyType({}),
        mend: Callable[[bytes], bytes] | None = None,
        misread: Callable[[bytes], bytes] | None = None,
        unread: Callable[[bytes], str] = lambda _: "",
    ) -> None:
        """By file extension, ``dialects`` are what reads a file in place of grammar and query files, and ``embedded``
        what blanks the text around the language. ``mend`` rewrites what the grammar is known not to read, and
        ``misread`` what it takes for something else; ``unread`` says why nothing in a text is to be read, if so.
        """
        self.language_id = language_id
        self.file_extensions = tuple(file_extensions)
        self.ignore_patterns = tuple(ignore_patterns)
        self.manifests = tuple(manifests)
        self.conventions = conventions
        self.semantics = semantics
        self._read_project = read_project
        self._grammar = grammar
        self._query_files = tuple(query_files)
        self._package = package
        self._dialects = dict(dialects)
        self._embedded = dict(embedded)
        self._mend = mend
        self._misread = misread
        self._unread = unread
        self._dialect_queries: dict[str, extraction.LanguageQuery] = {}

    @cached_property
    def query(self) -> extraction.LanguageQuery:
        return self._load_query(Dialect(self._grammar, self._query_files))

    def _load_query(self, dialect: Dialect) -> extraction.LanguageQuery:
        folder = resources.files(self._package)
        return extraction.load_query(self.language_id, dialect.grammar(), folder, dialect.query_files)

    def query_of(self, extension: str) -> extraction.LanguageQuery:
        """The query over the grammar that reads files of that extension."""
        if extension not in self._dialects:
            return self.query
        if extension not in self._dialect_queries:
            self._dialect_queries[extension] = self._load_query(self._dialects[extension])
        return self._dialect_queries[extension]

    @cached_property
    def name_rules(self) -> NameRules:
        """The rules of the pattern files for names that the world outside knows."""
        return name_rules(self.semantics.patterns.files)

    @cached_property
    def fingerprint(self) -> str:
        """Of the queries, the grammars, and all code that turns their matches into facts."""
        code = (type(self.conventions), self._mend, self._misread, self._unread, *self._embedded.values())
        grammars = (self._grammar, *(dialect.grammar for dialect in self._dialects.values()))
        # Versions do not tell the grammars apart: not all have one. Codecs and expressions are those of Python.
        parts = [__version__, self.language_id, repr(sys.version_info[:2]), _version_of_parser()]
        parts += [repr((self._query_files, [(key, self._dialects[key].query_files) for key in sorted(self._dialects)]))]
        parts += [repr(sorted(self._embedded)), self.semantics.patterns.digest]
        ours = resources.files("oxigraph_code")
        files = [*_sources(resources.files(self._package)), *_sources(ours / "extraction"), ours / "facts.py"]
        modules = {name for entry in (*code, *grammars) if (name := getattr(entry, "__module__", None))}
        files += [ours / "frameworks.py", ours / "name_patterns.py"]
        files += [Path(file) for name in sorted(modules) if (file := getattr(sys.modules.get(name), "__file__", None))]
        digest = hashlib.sha256("\0".join(parts).encode())
        for file in (*files, ours / "languages" / "loader.py"):
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def read_project(self, folder: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
        return self._read_project(folder, root, tree)

    def extract(self, source: bytes, path: str) -> FileFacts:
        extension = PurePath(path).suffix.lower().lstrip(".")
        reason = self._unread(source)
        facts = extraction.facts_of(
            source,
            path,
            self.query_of(extension),
            self.conventions,
            embedded=_nothing_of if reason else self._embedded.get(extension),
            mend=self._mend,
            misread=self._misread,
            patterns=self.semantics.patterns,
            names=self.name_rules,
        )
        return facts._replace(diagnostics=(Diagnostic("warning", reason),)) if reason else facts

    def load_file(self, path: Path, project_root: Path) -> Iterable[str]:
        from oxigraph_code import rdf

        try:
            content = path.read_bytes()
        except OSError as error:
            raise FileError.from_os_error(error, str(path), hint="name a file that can be read") from None
        facts = self.extract(content, path.relative_to(project_root).as_posix())
        resolved = resolution.resolve([facts], self.semantics)[facts.path]
        project_iri = identity.project(identity.project_key(self._project_name(project_root)))
        name = self.semantics.module_name(facts.path)
        declared = resolution.submodules(facts, self.semantics, lambda path: _is_file(project_root, path))
        places = rdf.one_project(project_iri)
        return rdf.module_lines(facts, resolved, {facts.path: facts}, name, places, project_root, declared)

    def load_project_metadata(self, project_root: Path) -> Iterable[str]:
        from oxigraph_code import rdf

        project = self.read_project(project_root)
        if project is None:
            return ()
        project_iri = identity.project(identity.project_key(project.name or project_root.name))
        return rdf.project_lines([project], project_iri, project.name or project_root.name, project_root)

    def _project_name(self, project_root: Path) -> str:
        project = self.read_project(project_root)
        return project.name if project is not None and project.name else project_root.name


def _nothing_of(text: bytes) -> bytes:
    """A text of that length without anything in it."""
    return b" " * len(text)


@cache
def _version_of_parser() -> str:
    return metadata.version("tree-sitter")


def _sources(folder: Traversable) -> Iterator[Traversable]:
    """The queries and the code in a package, with those in packages of it."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith((".scm", ".py", ".toml")):
            yield entry
        elif entry.is_dir() and (entry / "__init__.py").is_file():
            yield from _sources(entry)


def _is_file(root: Path, path: str) -> bool:
    file = root / path
    return file.is_file() and not file.is_symlink()
