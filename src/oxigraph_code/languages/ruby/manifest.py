"""Read ``Gemfile``, ``*.gemspec`` and ``Gemfile.lock``: the name of a gem and its dependencies.

For maintainers: text only; Ruby is never run. A dependency with a computed name is left out, with a diagnostic. A gem
that only the lock names is needed by others and has the group ``indirect``.

Source: the documentation of Bundler ("gemfile") and of RubyGems ("Specification Reference").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder

MANIFEST = "Gemfile"
_LOCK = "Gemfile.lock"
_SPECIFICATION = ".gemspec"
_MANIFESTS = (MANIFEST, "gems.rb")
_MAX_ENTRIES = 20_000
_COMMENT = re.compile(r"(?:^|\s)#.*")
_TEXT = r"""["']([^"'#]{1,200})["']"""
_GEM = re.compile(rf"\bgem[ (]\s*{_TEXT}(.*)")
_COMPUTED_GEM = re.compile(r"\s*gem[ (]\s*\S")
_GROUP = re.compile(r"\s*group[ (]\s*(.*?)\)?\s+do\b")
_BLOCK = re.compile(r"\bdo\s*(?:\|[^|]*\|)?\s*$|^\s*(?:if|unless|case|begin|platforms?)\b")
_END = re.compile(r"\s*end\b")
_CONSTRAINT = re.compile(r"""\A\s*,\s*["']([^"']{1,200})["']""")
_OWN_GROUP = re.compile(r"\bgroups?(?::|\s*=>)\s*(\[[^\]]*\]|:\w+)")
_WORD = re.compile(r":?(\w+)")
_FIELD = re.compile(rf"\.(name|version|summary|required_ruby_version)\s*=\s*{_TEXT}")
_NEEDED = re.compile(rf"\.add_(runtime_|development_)?dependency[ (]\s*{_TEXT}(.*)")
_LOCKED = re.compile(r" {4}([\w.-]+) \(([^)]+)\)")


def read_project(path: Path, root: Path | None = None, tree: FileTree | None = None) -> ProjectFacts | None:
    """Read the manifests of a folder; ``None`` without one.

    Nothing outside of the folder is read, and nothing is executed.
    """
    folder = ProjectFolder(path, tree)
    names = folder.names()
    specification = next((name for name in names if name.endswith(_SPECIFICATION)), "")
    found = [name for name in _MANIFESTS if name in names]
    if not found and not specification and _LOCK not in names:
        return None
    fields: dict[str, str] = {}
    dependencies: list[Dependency] = []
    if specification:
        for line in (folder.read_manifest(specification) or "").split("\n")[:_MAX_ENTRIES]:
            for match in _FIELD.finditer(line):
                fields.setdefault(match[1], match[2])
            if needed := _NEEDED.search(line):
                group = "development" if needed[1] == "development_" else ""
                dependencies.append(Dependency(needed[2], _constraint(needed[3]), group))
    for manifest in found:
        dependencies += _in_gemfile(folder, manifest)
    if _LOCK in names:
        stated = {entry.name for entry in dependencies} | {fields.get("name", "")}
        lines = (folder.read_manifest(_LOCK) or "").split("\n")[:_MAX_ENTRIES]
        locked = [entry.groups() for line in lines if (entry := _LOCKED.fullmatch(line))]
        dependencies += [Dependency(name, version, "indirect") for name, version in locked if name not in stated]
    return ProjectFacts(
        language="ruby",
        name=fields.get("name", ""),
        version=fields.get("version", ""),
        description=fields.get("summary", ""),
        edition=fields.get("required_ruby_version", ""),
        dependencies=tuple(dict.fromkeys(dependencies)),
        diagnostics=folder.diagnostics(),
    )


def _in_gemfile(folder: ProjectFolder, manifest: str) -> Iterator[Dependency]:
    """Yield the dependencies of a Gemfile, with the group of the block around each."""
    blocks: list[str] = []
    for number, written in enumerate((folder.read_manifest(manifest) or "").split("\n")[:_MAX_ENTRIES], 1):
        line = _COMMENT.sub("", written)
        around = next((group for group in reversed(blocks) if group), "")
        if match := _GROUP.match(line):
            blocks.append(" ".join(_WORD.findall(match[1])))
        elif match := _GEM.search(line):
            own = _OWN_GROUP.search(match[2])
            group = " ".join(_WORD.findall(own[1])) if own else around
            yield Dependency(match[1], _constraint(match[2]), group)
        elif _COMPUTED_GEM.match(line):
            folder.report(manifest, "the name of a gem is computed; it is left out", number)
        elif _BLOCK.search(line):
            blocks.append("")
        elif _END.match(line) and blocks:
            blocks.pop()


def _constraint(arguments: str) -> str:
    """Join the constraints that follow the name of a gem."""
    found = []
    while match := _CONSTRAINT.match(arguments):
        found.append(match[1])
        arguments = arguments[match.end() :]
    return ", ".join(found)
