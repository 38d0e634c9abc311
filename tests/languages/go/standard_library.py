"""Write stubs of Go's library: ``python -m tests.languages.go.standard_library GOROOT/src``.

For maintainers: the exported functions, types, fields and methods of common packages, and the interfaces of all others,
for the platform linux/amd64. Types that others embed are there, too. Nothing of the library is run. The files are data
of the language, so they change only by running this with other sources.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import tree_sitter
import tree_sitter_go

TARGET = Path("src/oxigraph_code/languages/go/stubs")
_PACKAGES_TEXT = """
    bufio bytes compress/gzip container/list context database/sql encoding/csv encoding/json encoding/xml errors flag
    fmt hash html/template io io/fs log math/big math/rand net net/http net/http/httptest net/url os os/exec
    path/filepath reflect regexp sort strconv strings sync sync/atomic testing text/tabwriter text/template time
"""
PACKAGES = frozenset(_PACKAGES_TEXT.split())
_OTHER_PLATFORMS = ("windows", "darwin", "plan9", "js", "wasm", "solaris", "aix", "freebsd", "netbsd", "openbsd")
_NOT_FOR_OTHERS = frozenset({"internal", "vendor", "cmd", "testdata"})
_COMMENT = re.compile(r"[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)")
_QUALIFIER = re.compile(r"(?<![\w.])(\w+)\.[A-Z]")
_LANGUAGE = tree_sitter.Language(tree_sitter_go.language())


def main(root: Path) -> None:
    for folder in sorted(entry for entry in root.rglob("*") if entry.is_dir()):
        name = folder.relative_to(root).as_posix()
        if name in PACKAGES or _NOT_FOR_OTHERS.isdisjoint(name.split("/")):
            package = _Package(folder, is_whole=name in PACKAGES)
            if lines := package.lines():
                (TARGET / name).mkdir(parents=True, exist_ok=True)
                text = "\n".join(["// Made by tests/languages/go/standard_library.py of Go 1.19.", *lines]) + "\n"
                (TARGET / name / f"{folder.name}.go").write_text(text, encoding="utf-8")


class _Package:
    """The declarations of one package."""

    def __init__(self, folder: Path, *, is_whole: bool) -> None:
        self.name = ""
        self._is_whole = is_whole
        self._imports: dict[str, str] = {}
        self._types: dict[str, tree_sitter.Node] = {}
        self._functions: list[tuple[str, str, str]] = []
        for file in sorted(folder.glob("*.go")):
            words = file.stem.split("_")[1:]
            if "test" not in words and not set(words) & set(_OTHER_PLATFORMS):
                root = tree_sitter.Parser(_LANGUAGE).parse(file.read_bytes()).root_node
                name = next(_text(entry) for entry in _below(root, "package_identifier"))
                if name != "main":  # a program that makes files of the package
                    self.name = name
                    self._read(root)

    def _read(self, root: tree_sitter.Node) -> None:
        for node in root.named_children:
            if node.type == "import_declaration":
                for spec in _below(node, "import_spec"):
                    path, alias = _text(_field(spec, "path")).strip('"'), spec.child_by_field_name("name")
                    self._imports[_text(alias) if alias else path.rpartition("/")[2]] = path
            elif node.type == "type_declaration":
                for spec in node.named_children:
                    if spec.type == "type_spec":
                        self._types.setdefault(_text(_field(spec, "name")), spec)
            elif node.type in ("function_declaration", "method_declaration"):
                receiver, body = node.child_by_field_name("receiver"), node.child_by_field_name("body")
                owner = next((_text(entry) for entry in _below(receiver, "type_identifier")), "") if receiver else ""
                signature = (node.text or b"")[: body.start_byte - node.start_byte] if body else node.text
                text = _COMMENT.sub("", (signature or b"").decode()).strip()
                self._functions.append((owner, _text(_field(node, "name")), text))

    def lines(self) -> list[str]:
        """Return the lines of the stub; none if nothing is exported."""
        is_interface = {name: _field(spec, "type").type == "interface_type" for name, spec in self._types.items()}
        waiting = [name for name in self._types if name[:1].isupper() and (self._is_whole or is_interface[name])]
        found: dict[str, str] = {}
        while waiting:
            name = waiting.pop(0)
            if name not in found:
                found[name] = _declared(self._types[name])
                waiting += [base for base in _embedded(self._types[name]) if base in self._types]
        body = [text for _, text in sorted(found.items())]
        if self._is_whole:
            body += [
                text
                for owner, name, text in sorted(self._functions)
                if name[:1].isupper() and (not owner or owner in found)
            ]
        used = {self._imports[name] for text in body for name in _QUALIFIER.findall(text) if name in self._imports}
        imports = [f'import "{path}"' for path in sorted(used)]
        return [f"package {self.name}", "", *imports, *([""] if imports else []), *body] if body else []


def _declared(spec: tree_sitter.Node) -> str:
    """Write the declaration of a type, a struct with its exported fields only."""
    kind = _field(spec, "type")
    head = f"type {_text(_field(spec, 'name'))}{_text(spec.child_by_field_name('type_parameters'))}"
    if kind.type != "struct_type":
        return f"{head} {_text(kind)}"
    fields = [line for field in _fields(kind) if (line := _exported(field))]
    return "\n".join([f"{head} struct {{", *(f"\t{line}" for line in fields), "}"])


def _exported(field: tree_sitter.Node) -> str:
    names = [_text(name) for name in field.children_by_field_name("name")]
    exported = [name for name in names if name[:1].isupper()]
    if names:
        return f"{', '.join(exported)} {_text(_field(field, 'type'))}" if exported else ""
    return _text(field).partition("`")[0].strip()


def _embedded(spec: tree_sitter.Node) -> Iterator[str]:
    kind = _field(spec, "type")
    if kind.type == "interface_type":
        yield from (_text(entry) for entry in kind.named_children if entry.type in ("type_elem", "constraint_elem"))
    elif kind.type == "struct_type":
        yield from (_text(field).lstrip("*") for field in _fields(kind) if not field.child_by_field_name("name"))


def _fields(struct: tree_sitter.Node) -> Iterator[tree_sitter.Node]:
    yield from (entry for entry in struct.named_children[0].named_children if entry.type == "field_declaration")


def _below(node: tree_sitter.Node, kind: str) -> Iterator[tree_sitter.Node]:
    for child in node.named_children:
        if child.type == kind:
            yield child
        yield from _below(child, kind)


def _field(node: tree_sitter.Node, name: str) -> tree_sitter.Node:
    found = node.child_by_field_name(name)
    assert found is not None
    return found


def _text(node: tree_sitter.Node | None) -> str:
    return _COMMENT.sub("", (node.text or b"").decode()).strip() if node is not None else ""


if __name__ == "__main__":
    main(Path(sys.argv[1]))
