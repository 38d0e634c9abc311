"""The contract of a language loader, and the loader that all tree-sitter languages share.

For maintainers: ``LanguageLoader`` is the public contract for third parties; it stays small and stable. Triples cross
it as strings, one N-Triples statement each, so that a loader does not need our RDF library. ``extract`` is optional: a
loader with it takes part in resolution across files; the triples of any other are stored as they are. This module must
not name any language.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property
from importlib import resources
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeGuard, runtime_checkable

from oxigraph_code import __version__, extraction, identity, resolution
from oxigraph_code.errors import FileError, QueryFileError
from oxigraph_code.lazy import later

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from oxigraph_code.facts import FileFacts, ProjectFacts
    from oxigraph_code.file_tree import FileTree
    from oxigraph_code.patterns.name_patterns import NameRules


@runtime_checkable
class LanguageLoader(Protocol):
    """A language, as the registry sees it.

    Register an instance under the entry-point group ``oxigraph_code.languages``.
    """

    @property
    def language_id(self) -> str:
        """A unique identifier in lower case, such as ``python``."""

    @property
    def file_extensions(self) -> Sequence[str]:
        """The extensions of its files, without the dot."""

    def load_file(self, path: Path, project_root: Path) -> Iterable[str]:
        """Load the N-Triples statements about one source file.

        Raises an ``OxigraphCodeError`` for a file that cannot be read.
        """

    def load_project_metadata(self, project_root: Path) -> Iterable[str]:
        """Load the N-Triples statements about the project, from its manifests; none without a manifest."""


class RunsTests(NamedTuple):
    """A command that runs tests, if a file of the root exists and has a word.

    ``{files}``, ``{folders}``, ``{names}`` and ``{modules}`` stand for the paths, the folders, the names and the dotted
    paths of the files with tests, ``{any name}`` for one of the names. ``*`` in ``file`` stands for any letters.
    """

    command: str
    file: str = ""
    word: str = ""


class LoaderExtras(NamedTuple):
    """The members of a loader that the contract does not ask for."""

    ignore_patterns: Sequence[str] = ()
    """Files and folders that are never sources of the language, as lines of a ``.gitignore``."""
    is_optional: bool = False
    """True if a loader is used only where the settings name it."""
    needs_index: bool = False
    """True if the definitions of a language are of an index by another tool."""
    file_names: Sequence[str] = ()
    """The names of files, up to a dot, that the language reads whatever follows them."""
    file_paths: Sequence[str] = ()
    """Regular expressions for paths of files that the language takes from plain ones."""
    reads_calls: bool = True
    """False if the language has definitions and imports alone."""
    package_marks: Sequence[str] = ()
    """The files by which a folder of downloaded packages is known, as ``folder/file``."""
    test_commands: Sequence[RunsTests] = ()
    """The commands that run tests of the language; the first that fits counts."""


def extras_of(loader: LanguageLoader) -> LoaderExtras:
    """Return the extras of a loader, with defaults for the ones that it lacks."""
    return LoaderExtras._make(getattr(loader, *member) for member in LoaderExtras._field_defaults.items())


def family_of(loader: LanguageLoader) -> object:
    """Return a value that is the same for languages that are resolved together.

    A loader need not have the member ``family``: its semantics are one.
    """
    return getattr(loader, "family", None) or getattr(loader, "semantics", loader)


def fingerprint_of(loader: LanguageLoader) -> str:
    """Digest the code of a loader: its own fingerprint, else its module; empty if neither can be read."""
    try:
        if fingerprint := getattr(loader, "fingerprint", ""):
            return str(fingerprint)
        file = getattr(sys.modules.get(type(loader).__module__), "__file__", None)
        return _digest([Path(file)]) if file else ""
    except Exception:  # a loader from another package may raise anything
        return ""


def grammar_of(loader: LanguageLoader, path: str) -> object:
    """Return a value that is the same for files that one grammar and query read.

    A loader need not have the member ``grammar_of``.
    """
    own: Callable[[str], object] | None = getattr(loader, "grammar_of", None)
    return own(path) if own is not None else (loader.language_id, PurePath(path).suffix)


class ExtractingLoader(LanguageLoader, Protocol):
    """A loader that yields facts, and so takes part in resolution across files."""

    @property
    def manifests(self) -> Sequence[str]:
        """The names of the manifest files of a project's folder, the most informative first."""

    @property
    def semantics(self) -> resolution.Semantics:
        """The scope and object rules of the language, for resolution."""

    @property
    def fingerprint(self) -> str:
        """A digest that changes whenever the same bytes may yield other facts."""

    def extract(self, source: bytes, path: str) -> FileFacts:
        """Extract the facts of one file; ``path`` is relative to the root of the run."""

    def read_project(self, folder: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
        """Read the facts of a project from a folder's manifests; ``None`` without a manifest of the language.

        Settings that they inherit from a folder above are looked up as far as ``root``; without it, nothing above is
        read. The files are read from ``tree``; without it, from disk.
        """


def extracts(loader: LanguageLoader) -> TypeGuard[ExtractingLoader]:
    """Return true if a loader yields facts."""
    return callable(getattr(loader, "extract", None))


def ending(path: str) -> str:
    """Return the last extensions of a path, at most two, which select the grammar.

    Nothing else of a path may influence the facts.
    """
    return "".join(PurePath(path).suffixes[-2:])


class Dialect(NamedTuple):
    """A grammar of a language, as ``grammar`` of a grammar package returns it, and its query files."""

    grammar: Callable[[], object]
    query_files: Sequence[str]


_queries: dict[tuple[Dialect, str], extraction.LanguageQuery] = {}
"""The compiled queries: extensions and languages may share one."""


def compile_the_rest() -> None:
    """Compile all patterns of the queries that this process has used."""
    for query in [*_queries.values()]:
        with suppress(QueryFileError):  # which the next file tells
            _ = query.whole


class FactsLoader:
    """The parts of the contract that a loader with facts has of them."""

    @property
    def semantics(self) -> resolution.Semantics:
        """The scope and object rules of the language, for resolution."""
        raise NotImplementedError

    def extract(self, source: bytes, path: str) -> FileFacts:
        """Extract the facts of one file; ``path`` is relative to the root of the run."""
        raise NotImplementedError

    def read_project(self, folder: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
        """Read the facts of a project from the manifests in a folder; ``None`` unless a language has these."""
        return None

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


class TreeSitterLoader(FactsLoader):
    """A language defined by query files and conventions. The query is compiled by the first extraction."""

    def __init__(
        self,
        *,
        language_id: str,
        file_extensions: Sequence[str],
        grammar: Callable[[], object],
        query_files: Sequence[str],
        package: str,
        file_paths: Sequence[str] = (),
        conventions: Callable[[], extraction.Conventions],
        semantics: Callable[[], resolution.Semantics],
        manifests: Sequence[str] = (),
        read_project: Callable[[Path, Path | None, FileTree | None], ProjectFacts | None] = lambda *_: None,
        ignore_patterns: Sequence[str] = (),
        package_marks: Sequence[str] = (),
        test_commands: Sequence[RunsTests] = (),
        dialects: Mapping[str, Dialect] = MappingProxyType({}),
        dialect_of: Callable[[str, bytes], str] = lambda extension, _: extension,
        embedded: Mapping[str, Callable[[bytes], bytes]] = MappingProxyType({}),
        contained: Mapping[str, Callable[[bytes], bytes]] = MappingProxyType({}),
        described: Mapping[str, Callable[[FileFacts, bytes], FileFacts]] = MappingProxyType({}),
        mend: Callable[[bytes], bytes] | None = None,
        misread: Callable[[bytes], bytes] | None = None,
        unread: Callable[[bytes], str] = lambda _: "",
    ) -> None:
        """Create the loader of a language.

        Its rules, ``conventions`` and ``semantics``, are made for its first file: most roots have files of few
        languages. Functions of other modules are passed with ``later``.
        ``dialects`` replace the grammar and the query files for some file extensions; ``dialect_of`` chooses another
        extension by the text of a file. ``embedded`` blank the text
        around the language in files of an extension; ``contained`` take out its text where it is quoted, line by line,
        and ``described`` add what a file of an extension says to people around its code.
        ``mend`` rewrites constructs that the grammar does not parse, and
        ``misread`` those that it parses wrongly. ``unread`` returns the reason for not reading a text at all, or an
        empty string.
        """
        self.language_id = language_id
        self.file_extensions = tuple(file_extensions)
        self.file_paths = tuple(file_paths)
        self.ignore_patterns = tuple(ignore_patterns)
        self.package_marks = tuple(package_marks)
        self.test_commands = tuple(test_commands)
        self.manifests = tuple(manifests)
        self._make_conventions = conventions
        self._make_semantics = semantics
        self._read_project = read_project
        self._dialect = Dialect(grammar, tuple(query_files))
        self._package = package
        self._dialects = dict(dialects)
        self._dialect_of = dialect_of
        self._embedded = dict(embedded)
        self._contained = dict(contained)
        self._described = dict(described)
        self._mend = mend
        self._misread = misread
        self._unread = unread

    @property
    def family(self) -> object:
        """The maker of the semantics, which languages that are resolved together share."""
        return self._make_semantics

    @cached_property
    def conventions(self) -> extraction.Conventions:
        return self._make_conventions()

    @cached_property
    def semantics(self) -> resolution.Semantics:
        return self._make_semantics()

    def query_of(self, extension: str) -> extraction.LanguageQuery:
        """Return the query over the grammar that reads files of an extension."""
        dialect = self._dialects.get(extension, self._dialect)
        found = _queries.get((dialect, self._package))
        if found is None:
            folder = resources.files(self._package)
            found = extraction.load_query(self.language_id, dialect.grammar(), folder, dialect.query_files)
            _queries[dialect, self._package] = found
        return found

    def grammar_of(self, path: str) -> object:
        """Return the grammar and the query files for a file, if its text asks for no others."""
        return self._dialects.get(self._extension(path), self._dialect)

    @cached_property
    def name_rules(self) -> NameRules:
        """The rules of the pattern files for external names."""
        from oxigraph_code.patterns.name_patterns import name_rules

        return name_rules(self.semantics.patterns.files)

    @cached_property
    def fingerprint(self) -> str:
        """A digest of the queries, the grammars, and all code that turns matches into facts."""
        code = (
            type(self.conventions),
            self._dialect_of,
            self._mend,
            self._misread,
            self._unread,
            *self._embedded.values(),
            *self._contained.values(),
            *self._described.values(),
        )
        grammars = (self._dialect.grammar, *(dialect.grammar for dialect in self._dialects.values()))
        # Not all grammars have a version that tells them apart. Codecs and regular expressions are those of Python.
        parts = [__version__, self.language_id, repr(sys.version_info[:2]), _version_of_parser()]
        parts += [
            repr(
                (self._dialect.query_files, [(key, self._dialects[key].query_files) for key in sorted(self._dialects)])
            )
        ]
        parts += [repr(sorted(self._embedded)), self.semantics.patterns.digest]
        files = [*_sources(resources.files(self._package))]
        loaded = (entry.load() if isinstance(entry, later) else entry for entry in (*code, *grammars))
        modules = {name for entry in loaded if (name := getattr(entry, "__module__", None))}
        files += [Path(file) for name in sorted(modules) if (file := getattr(sys.modules.get(name), "__file__", None))]
        parts += [_digest(files), _shared_digest()]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def read_project(self, folder: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
        return self._read_project(folder, root, tree)

    def _extension(self, path: str) -> str:
        """Return the extension of a file, of two parts for a template that is embedded under these."""
        *_, first, last = ("", "", *PurePath(path).name.lower().split("."))
        return f"{first}.{last}" if f"{first}.{last}" in self._embedded else last if PurePath(path).suffix else ""

    def extract(self, source: bytes, path: str) -> FileFacts:
        extension = self._extension(path)
        reason = self._unread(source)
        content = self._contained[extension](source) if extension in self._contained else source
        facts = extraction.facts_of(
            content,
            path,
            self.query_of(self._dialect_of(extension, source)),
            self.conventions,
            embedded=_nothing_of if reason else self._embedded.get(extension),
            mend=self._mend,
            misread=self._misread,
            patterns=self.semantics.patterns,
            names=self.name_rules,
        )
        if facts.language != self.language_id:  # a query that languages share
            facts = facts._replace(language=self.language_id)
        if content is not source:
            facts = facts._replace(digest=hashlib.sha256(source).hexdigest())
        if extension in self._described:
            facts = self._described[extension](facts, source)
        if not reason:
            return facts
        from oxigraph_code.facts import Diagnostic

        return facts._replace(diagnostics=(Diagnostic("warning", reason),))


def _nothing_of(text: bytes) -> bytes:
    """Return a text of the same length that is blank."""
    return b" " * len(text)


@cache
def _shared_digest() -> str:
    """Return the digest of the code that all languages share."""
    languages = resources.files("oxigraph_code") / "languages"
    own = _digest(languages / name for name in ("documents.py", "loader.py"))
    return own + digest_of_folders("extraction", "facts", "patterns", "languages/markdown")


def digest_of_folders(*names: str) -> str:
    """Digest the sources in some folders of this program."""
    ours = resources.files("oxigraph_code")
    return _digest(source for name in names for source in _sources(ours.joinpath(name)))


def _digest(files: Iterable[Traversable]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


@cache
def _version_of_parser() -> str:
    # The name of its metadata has it; importlib.metadata would load the parser of e-mails.
    found = (entry.name for folder in map(Path, sys.path) for entry in folder.glob("tree_sitter-*-info"))
    return next(found, "")


def _sources(folder: Traversable) -> Iterator[Traversable]:
    """Yield the queries, modules and data of a package and of its subpackages."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith((".scm", ".py", ".toml", ".msgpack")):
            yield entry
        elif entry.is_dir() and (entry / "__init__.py").is_file():
            yield from _sources(entry)


def _is_file(root: Path, path: str) -> bool:
    file = root / path
    return file.is_file() and not file.is_symlink()
