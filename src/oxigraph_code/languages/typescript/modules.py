"""The names of modules, and the file that one means in another file of the program.

For maintainers: a file is imported by its path, relative to the importing file or to a folder that a manifest names.
Extensions and ``index`` may be left out, as in its name, and the imported name may have the extension after
compilation. Paths and names only; no file is read.

Sources: the documentation of Node (CommonJS and ECMAScript modules) and of TypeScript (module resolution).
"""

from __future__ import annotations

import posixpath
from collections.abc import Collection, Iterator, Sequence

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.resolution.language.semantics import Modules

_EXTENSIONS = (
    ".ts", ".tsx", ".mts", ".cts", ".d.ts", ".d.mts", ".d.cts", ".js", ".jsx", ".mjs", ".cjs", ".vue", ".svelte",
)  # fmt: skip
# The sources that a compiled file may come from, by its extension.
_SOURCES = {
    ".js": (".ts", ".tsx", ".d.ts", ".js", ".jsx"),
    ".jsx": (".tsx", ".jsx"),
    ".mjs": (".mts", ".d.mts", ".mjs"),
    ".cjs": (".cts", ".d.cts", ".cjs"),
}
_BUILTINS_TEXT = """
    assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events
    fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream
    string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib
"""
_BUILTINS = frozenset(_BUILTINS_TEXT.split())
_INDEX = "/index"


def module_name(path: str) -> str:
    """Return the path for imports of a file, from the project's root; a folder's ``index`` is the folder."""
    folder, slash, file = path.rpartition("/")
    stem = file.removesuffix(".d.ts").removesuffix(".d.mts").removesuffix(".d.cts")
    if stem == file:
        stem = file.rpartition(".")[0]
    name = f"{folder}{slash}{stem or file}"
    return name.removesuffix(_INDEX) if name.endswith(_INDEX) else name


def _mapped_paths(alias: Alias, name: str) -> Iterator[str]:
    """Yield the paths that an alias maps a name to."""
    start, star, end = alias.pattern.partition("*")
    if not star:
        yield from alias.targets if name == start else ()
    elif name.startswith(start) and name.endswith(end) and len(name) >= len(start) + len(end):
        inside = name[len(start) : len(name) - len(end)]
        yield from (target.replace("*", inside) for target in alias.targets)


class ScriptModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def __init__(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> None:
        self._paths = frozenset(paths)
        # The alias declared nearest to the import comes first, then the most specific one. As in the compiler, mapped
        # paths come before names of packages, whose published files may be missing.
        self._aliases = sorted(
            aliases,
            key=lambda alias: (
                alias.folder is None,
                -(alias.folder or "").count("/") - bool(alias.folder),
                "*" in alias.pattern,
                -len(alias.pattern),
            ),
        )
        self._found: dict[tuple[str, str], str] = {}

    def find(self, importer: str, name: str) -> str:
        key = (posixpath.dirname(importer), name)
        if key not in self._found:
            self._found[key] = self._find(*key)
        return self._found[key]

    def _find(self, folder: str, name: str) -> str:
        if name.startswith(("./", "../")) or name in (".", ".."):
            path = posixpath.normpath(posixpath.join(folder, name))
            return "" if path.startswith("..") else self._at("" if path == "." else path)
        for alias in self._aliases:
            if alias.folder and not f"{folder}/".startswith(f"{alias.folder}/"):
                continue
            for target in _mapped_paths(alias, name):
                if found := self._at(posixpath.normpath(target)):
                    return found
        # Bundlers and import maps take paths from a folder around, which their settings name.
        while folder and "/" in name and name[0].isalpha():
            folder = posixpath.dirname(folder)
            if found := self._at(posixpath.join(folder, name)):
                return found
        return ""

    def _at(self, path: str) -> str:
        """Return the file at a path with or without an extension, or of a folder."""
        stem, extension = posixpath.splitext(path)
        for source in _SOURCES.get(extension, ()):
            if stem + source in self._paths:
                return stem + source
        if path in self._paths:
            return path
        index = f"{path}/index" if path else "index"
        stems = (path, index) if path else (index,)
        return next((stem + end for stem in stems for end in _EXTENSIONS if stem + end in self._paths), "")

    def external_name(self, importer: str, name: str) -> str:
        if name.startswith((".", "/", "#")) or not name:
            return ""
        return f"node:{name}" if name.partition("/")[0] in _BUILTINS else name
