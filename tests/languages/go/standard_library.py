"""Write the model of Go's standard library: ``python -m tests.languages.go.standard_library GOROOT/src``.

For maintainers: the exported functions, types, fields and methods of common packages, as far as the declarations state
the types, for the platform linux/amd64. Nothing of the library is run. The file is data of the language, so it changes
only if somebody runs this with other sources.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.languages.go import LOADER
from oxigraph_code.languages.go.annotations import FUNCTION, read_annotation
from oxigraph_code.languages.go.rules import builtin
from oxigraph_code.resolution.language.type_model import TypeExpr

TARGET = Path("src/oxigraph_code/languages/go/libraries/standard_library.toml")
INTERFACES = TARGET.with_name("interfaces.toml")
PACKAGES = """
    bufio bytes compress/gzip container/list context database/sql encoding/csv encoding/json encoding/xml errors flag
    fmt hash html/template io io/fs log math/big math/rand net net/http net/http/httptest net/url os os/exec
    path/filepath reflect regexp sort strconv strings sync sync/atomic testing text/tabwriter text/template time
"""
_OTHER_PLATFORMS = ("windows", "darwin", "plan9", "js", "wasm", "solaris", "aix", "freebsd", "netbsd", "openbsd")
_NOT_FOR_OTHERS = frozenset({"internal", "vendor", "cmd", "testdata"})
_MOST_EMBEDDED = 4
_WIDTH = 118


def main(root: Path) -> None:
    functions: dict[str, list[str]] = defaultdict(list)
    classes: dict[str, dict[str, dict[str, list[str]]]] = {}
    for package in PACKAGES.split():
        _read(root, package, functions, classes)
    lines = [
        "# Exported functions, types, fields and methods of common packages of Go's standard library.",
        "# Source: the declarations of Go 1.19; tests/languages/go/standard_library.py writes this file.",
        "",
        "[functions]",
        *_table(functions),
    ]
    for name, parts in classes.items():
        if not name.rpartition(".")[2][:1].isupper():
            continue  # only embedded in others
        lines += ["", "[[class]]", f'names = ["{name}"]', "closed = true"]
        for part, table in parts.items():
            lines += [f"[class.{part}]", *_table(table)] if table else []
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines = [
        "# The interfaces of Go's standard library: their methods with the types of parameters and results.",
        "# Source: the declarations of Go 1.19; tests/languages/go/standard_library.py writes this file.",
    ]
    for name, methods in sorted(_interfaces(root).items()):
        lines += ["", f'["{name}"]', *(f'{method} = "{written}"' for method, written in sorted(methods.items()))]
    INTERFACES.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _interfaces(root: Path) -> dict[str, dict[str, str]]:
    """List the interfaces that types of other packages can implement, with their methods."""
    known: dict[str, dict[str, str]] = {"builtin.error": {"Error": f"{FUNCTION}<builtin.string>"}}
    embedded: dict[str, list[str]] = defaultdict(list)
    for folder in sorted(entry for entry in root.rglob("*") if entry.is_dir()):
        package = folder.relative_to(root).as_posix()
        if not _NOT_FOR_OTHERS.isdisjoint(package.split("/")):
            continue
        for file in sorted(folder.glob("*.go")):
            if not _is_built(file) or (facts := _facts(file)).package == "main":
                continue
            imports = {entry.alias: entry.path for entry in facts.imports}
            for definition in facts.definitions:
                owner = definition.qualified_name.removesuffix(f".{definition.name}")
                if definition.kind == "trait" and not definition.scope:
                    name = f"{package}.{definition.name}"
                    known.setdefault(name, {})
                    embedded[name] += [
                        _text(found, package, imports)
                        for base in definition.bases
                        if (found := read_annotation(base)) is not None
                    ]
                elif definition.kind == "method" and f"{package}.{owner}" in known and not definition.receiver_type:
                    known[f"{package}.{owner}"][definition.name] = _signature(definition, package, imports)
    for _ in range(_MOST_EMBEDDED):
        for name, bases in embedded.items():
            for base in bases:
                known[name] = {**known.get(base, {"": ""}), **known[name]}
    return {
        name: methods
        for name, methods in known.items()
        if (methods and name.rpartition(".")[2][:1].isupper() and all(method[:1].isupper() for method in methods))
        or name == "builtin.error"
    }


def _signature(definition: Definition, package: str, imports: Mapping[str, str]) -> str:
    """Return the type of a method in the form of the data files."""
    parts = []
    for parameter in definition.parameters:
        written = read_annotation(parameter.annotation)
        text = _text(written, package, imports, is_exact=True) if written is not None else "?"
        parts.append(f"...<{text}>" if parameter.kind == "rest" else text)
    returns = read_annotation(definition.returns) if definition.returns else None
    parts.append(_text(returns, package, imports, is_exact=True) if returns is not None else "")
    return f"{FUNCTION}<{','.join(parts)}>"


def _read(
    root: Path, package: str, functions: dict[str, list[str]], classes: dict[str, dict[str, dict[str, list[str]]]]
) -> None:
    files = [_facts(file) for file in sorted((root / package).glob("*.go")) if _is_built(file)]
    for facts in files:
        for definition in facts.definitions:
            if definition.kind in ("class", "trait") and not definition.scope:
                classes[f"{package}.{definition.name}"] = {"results": defaultdict(list), "members": defaultdict(list)}
    for facts in files:
        imports = {entry.alias: entry.path for entry in facts.imports}
        for definition in facts.definitions:
            owner = definition.qualified_name.removesuffix(f".{definition.name}")
            of_type = classes.get(f"{package}.{owner}") if owner != definition.name else None
            if not _is_exported(definition):
                continue
            if definition.kind == "function" and not definition.scope:
                if written := _typed(definition.returns, package, imports):
                    functions[written].append(f"{package}.{definition.name}")
            elif definition.kind == "method" and of_type is not None:
                of_type["results"][_typed(definition.returns, package, imports)].append(definition.name)
            elif definition.kind == "field" and of_type is not None:
                of_type["members"][_typed(definition.annotation, package, imports)].append(definition.name)
    for facts in files:
        imports = {entry.alias: entry.path for entry in facts.imports}
        for definition in facts.definitions:
            if definition.kind in ("class", "trait") and not definition.scope:
                _embed(definition, package, imports, classes)


def _embed(
    definition: Definition,
    package: str,
    imports: Mapping[str, str],
    classes: dict[str, dict[str, dict[str, list[str]]]],
) -> None:
    """Add the members of embedded types, as far as they come first."""
    own = classes[f"{package}.{definition.name}"]
    for base in definition.bases:
        embedded = classes.get(_typed(base, package, imports))
        for part, table in (embedded or {}).items():
            for written, names in table.items():
                own[part][written] += names


def _facts(file: Path) -> FileFacts:
    return LOADER.extract(file.read_bytes(), file.name)


def _is_built(file: Path) -> bool:
    words = file.stem.split("_")[1:]
    return "test" not in words and not set(words) & set(_OTHER_PLATFORMS)


def _is_exported(definition: Definition) -> bool:
    return definition.name[:1].isupper()


def _typed(text: str, package: str, imports: Mapping[str, str]) -> str:
    written = read_annotation(text) if text else None
    found = _text(written, package, imports) if written is not None else ""
    return found if "." in found.replace("builtin.", "") else ""  # predeclared types have no methods


def _text(written: TypeExpr, package: str, imports: Mapping[str, str], *, is_exact: bool = False) -> str:
    """Write a type in the form of the data files, with qualified names; pointers are kept if ``is_exact``."""
    if written.form == "object" or not written.name:
        return ""
    star = "*" if written.form == "pointer" and is_exact else ""
    head, dot, rest = written.name.partition(".")
    name = f"{imports.get(head, head)}.{rest}" if dot else builtin(head) or f"{package}.{head}"
    if not written.arguments:
        return star + name
    return f"{star}{name}<{','.join(_text(part, package, imports, is_exact=is_exact) for part in written.arguments)}>"


def _table(table: Mapping[str, list[str]]) -> Iterator[str]:
    for written, names in sorted(table.items()):
        line = f'"{written}" = "{" ".join(dict.fromkeys(names))}"'
        if len(line) <= _WIDTH:
            yield line
            continue
        yield f'"{written}" = """'
        row = "   "
        for name in dict.fromkeys(names):
            if len(row) + len(name) >= _WIDTH:
                yield row
                row = "   "
            row += f" {name}"
        yield row
        yield '"""'


if __name__ == "__main__":
    main(Path(sys.argv[1]))
