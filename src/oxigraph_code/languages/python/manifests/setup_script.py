"""``setup.py``: the literal keyword arguments of its ``setup(...)`` call, without executing it.

For maintainers: a wrong dependency is worse than a missing one, so computed values are reported and left out. This
module must not know the evaluation of expressions; that is in ``literals``.
"""

from __future__ import annotations

import ast

from oxigraph_code.facts import Diagnostic
from oxigraph_code.languages.folder import ProjectFolder, shown
from oxigraph_code.languages.python.manifests.declaration import Declaration
from oxigraph_code.languages.python.manifests.literals import UNKNOWN, ModuleValues, parse_module

_PATH = "setup.py"
_PACKAGES_WITH_SETUP = ("setuptools", "distutils.core", "core", "numpy.distutils.core", "skbuild")


def read_setup_script(folder: ProjectFolder) -> Declaration | None:
    """Read the content of ``setup.py``; ``None`` if it cannot be read or has no ``setup`` call."""
    source = folder.read_manifest(_PATH)
    if source is None:
        return None
    try:
        module = parse_module(source)
    except SyntaxError as error:
        folder.report(_PATH, f"does not parse: {error.msg}", error.lineno or 0, error.offset or 0, severity="error")
        return None
    calls = _setup_calls(module)
    if not calls:
        return None
    if len(calls) > 1:
        folder.report(_PATH, f"calls setup() {len(calls)} times; the first call is read", calls[1].lineno)
    return _Script(folder, module, calls[0]).declaration()


def _setup_calls(module: ast.Module) -> list[ast.Call]:
    nodes = list(ast.walk(module))
    names = {"setup"}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            names.update(alias.asname for alias in node.names if alias.name == "setup" and alias.asname)
        elif isinstance(node, ast.FunctionDef):
            names.discard(node.name)
    calls = [node for node in nodes if isinstance(node, ast.Call) and _is_setup(node.func, names)]
    return sorted(calls, key=lambda call: (call.lineno, call.col_offset))


def _is_setup(function: ast.expr, names: set[str]) -> bool:
    if isinstance(function, ast.Name):
        return function.id in names
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "setup"
        and isinstance(function.value, ast.Name | ast.Attribute)
        and _dotted(function.value) in _PACKAGES_WITH_SETUP
    )


def _dotted(node: ast.expr) -> str:
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else ""


class _Script:
    """One ``setup`` call and the values of its arguments, each with its line."""

    def __init__(self, folder: ProjectFolder, module: ast.Module, call: ast.Call) -> None:
        self._folder = folder
        self._declaration = Declaration(_PATH)
        self._arguments: dict[str, tuple[object, int]] = {}
        literals = ModuleValues(module, call)
        for keyword in call.keywords:
            line = keyword.value.lineno
            value = literals.evaluate(keyword.value)
            if keyword.arg is not None:
                self._arguments[keyword.arg] = (value, line)
                continue
            self._arguments.update(
                {name: (inner, line) for name, inner in value.items() if isinstance(name, str)}
                if isinstance(value, dict)
                else {}
            )
            if not isinstance(value, dict) or UNKNOWN in value:
                folder.report(_PATH, "arguments of setup(**…) are computed; not read", line)

    def declaration(self) -> Declaration:
        """Return the literal arguments of the call."""
        declaration = self._declaration
        declaration.name = self._text("name")
        declaration.version = self._text("version")
        declaration.description = self._text("description")
        value, line = self._arguments.get("install_requires", (None, 0))
        declaration.declares_runtime = self._requirements(value, line, "install_requires")
        value, line = self._arguments.get("extras_require", (None, 0))
        if isinstance(value, dict):
            for extra, requirements in value.items():
                if isinstance(extra, str):
                    # The old form ``security:python_version<"3"``: an extra and a marker, each of which may be empty.
                    group, _, marker = extra.partition(":")
                    what = f"extras_require[{shown(extra)}]"
                    self._requirements(requirements, line, what, group.strip(), bool(group.strip()), marker.strip())
                else:
                    self._computed("extras_require", line)
        elif value is not None:
            self._computed("extras_require", line)
        value, line = self._arguments.get("tests_require", (None, 0))
        self._requirements(value, line, "tests_require", "tests_require")
        return declaration

    def _text(self, argument: str) -> str:
        value, line = self._arguments.get(argument, (None, 0))
        if isinstance(value, str):
            return value
        if value is not None:
            self._declaration.unread[argument] = Diagnostic("warning", f"{argument} is computed; not read", line)
        return ""

    def _computed(self, what: str, line: int, how: str = "computed; not read") -> None:
        self._folder.report(_PATH, f"{what} is {how}", line)

    def _requirements(
        self, value: object, line: int, what: str, group: str = "", optional: bool = False, marker: str = ""
    ) -> bool:
        """Add the requirements of an argument. True if it lists some, or is an empty list."""
        if value is None or self._declaration.is_full:
            return False
        if isinstance(value, str):  # setuptools accepts one string with a requirement on each line
            value = [text for text in value.splitlines() if text.strip() and not text.strip().startswith("#")]
        if not isinstance(value, list | tuple):
            self._computed(what, line)
            return False
        known = [text for text in value if isinstance(text, str)]
        if len(known) < len(value):
            self._computed(what, line, "partly computed; read as far as it is not" if known else "computed; not read")
        for text in known:
            if self._declaration.is_full:
                break
            try:
                self._declaration.require(text, group, optional, marker)
            except ValueError as error:
                self._folder.report(_PATH, f"{what}: {error}", line, severity="error")
        return bool(known) or not value
