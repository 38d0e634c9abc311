"""Read ``go.mod``: the path of a module, its dependencies, and the replacements that hold in it.

For maintainers: text only; the go command is never run. A ``go.work`` names modules that have a ``go.mod`` of their
own; of it, only the replacements are read. The version of a dependency that only others need has the group
``indirect``.

Source: The Go Modules Reference, chapters "go.mod files", "Workspaces".
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder

MANIFEST = "go.mod"
_WORKSPACE = "go.work"
_MAXIMUM_ENTRIES = 20_000
_WORD = re.compile(r"\"(?:[^\"\\]|\\.)*\"|`[^`]*`|[^\s()]+|[()]")
_MODULE = re.compile(r"[\w.~/!-]{1,500}$")


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifest of a folder; ``None`` without one.

    Nothing outside of the folder is read, and nothing is executed.
    """
    folder = ProjectFolder(path, tree)
    found = [name for name in (MANIFEST, _WORKSPACE) if folder.has_file(name)]
    if not found:
        return None
    name = version = ""
    dependencies: list[Dependency] = []
    aliases: list[Alias] = []
    for manifest in found:
        text = folder.read_manifest(manifest) or ""
        entries = list(islice(_entries(text), _MAXIMUM_ENTRIES + 1))
        if len(entries) > _MAXIMUM_ENTRIES:
            folder.report(manifest, f"more than {_MAXIMUM_ENTRIES:,} lines; the others are left out")
        for line, keyword, words, comment in entries[:_MAXIMUM_ENTRIES]:
            match keyword, words:
                case "module", [written] if manifest == MANIFEST and _MODULE.match(written):
                    name = written
                    aliases.append(Alias(written, (MANIFEST,)))
                case "go", [written]:
                    version = version or written
                case "require", [written, of] if _MODULE.match(written):
                    group = "indirect" if comment.strip() == "indirect" else ""
                    dependencies.append(Dependency(name=written, version=of, group=group))
                case "replace", [written, *rest] if "=>" in rest and _MODULE.match(written):
                    if target := _replacement(rest[rest.index("=>") + 1 :]):
                        aliases.append(Alias(written, (target,), ""))
                case (("module" | "require" | "replace"), _):
                    folder.report(manifest, f"the directive {keyword} cannot be understood", line, severity="error")
    return ProjectFacts(
        language="go",
        name=name,
        edition=version,
        dependencies=tuple(dict.fromkeys(dependencies)),
        diagnostics=folder.diagnostics(),
        aliases=tuple(dict.fromkeys(aliases)),
    )


def _entries(text: str) -> Iterator[tuple[int, str, list[str], str]]:
    """Yield the directives of a manifest: the line, the keyword, its words and the comment behind them."""
    block = ""
    for number, line in enumerate(text.split("\n"), 1):
        code, _, comment = line.partition("//")
        words = [word.strip('"`') for word in _WORD.findall(code)]
        if not words:
            continue
        if block:
            if words == [")"]:
                block = ""
            else:
                yield number, block, words, comment
        elif words[1:] == ["("]:
            block = words[0]
        else:
            yield number, words[0], words[1:], comment


def _replacement(words: list[str]) -> str:
    """Return the manifest in a folder that replaces a module, or the path of another module; else empty."""
    if not words:
        return ""
    if words[0].startswith(("./", "../")) or words[0] in (".", ".."):
        return posixpath.join(words[0], MANIFEST)
    return f"::{words[0]}" if _MODULE.match(words[0]) and not words[0].startswith("/") else ""
