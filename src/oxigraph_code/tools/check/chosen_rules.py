"""The rules of a repository: its own files, and the shipped ones that its settings name.

For maintainers: files are read through the tree of the root, so never outside of it, and bounded in size and number.
This module must not know how a rule is run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from oxigraph_code.errors import ConfigError
from oxigraph_code.file_tree import FileTree
from oxigraph_code.queries.rules import OFF, Rule, checked_severity, read_rule, shipped
from oxigraph_code.settings.project_file import PROJECT_FILE, read_project_file

FOLDER: Final = ".oxigraph-code"
MAX_BYTES: Final = 4_000_000
_MAX_RULE_BYTES: Final = 200_000
_MAX_FILES: Final = 200
_TEXTS: Final = ("message", "help")


class ChosenRule(NamedTuple):
    """A rule with the values of its parameters."""

    rule: Rule
    values: Mapping[str, Any]


class ChosenRules(NamedTuple):
    """The rules to run; ``is_usual`` is true if the repository chooses none."""

    rules: Sequence[ChosenRule]
    is_usual: bool


def chosen_rules(tree: FileTree) -> ChosenRules:
    """Read the rules at the root of a tree.

    Raises ``ConfigError`` for a file or a setting that cannot be used.
    """
    own: dict[str, list[Rule]] = defaultdict(list)
    for rule in _own_rules(tree):
        own[rule.name].append(rule)
    settings = read_project_file(tree).rules
    known = {**{name: [rule] for name, rule in shipped().items()}, **own}
    unknown = next((name for name in settings if name not in known), None)
    if unknown is not None:
        raise ConfigError(
            f"no rule is called {unknown!r:.80}", hint=f"rules: {', '.join(sorted(known))}", setting=f"rules.{unknown}"
        )
    is_usual = not own and not settings
    usual = [name for name, rule in shipped().items() if rule.is_ready] if is_usual else [*own]
    chosen: dict[str, list[dict[str, Any]]] = {name: [{}] for name in usual}
    chosen |= {name: _tables(name, value) for name, value in settings.items()}
    found = [
        ChosenRule(*pair) for name in sorted(chosen) for rule in known[name] for pair in _configured(rule, chosen[name])
    ]
    return ChosenRules(found, is_usual)


def _own_rules(tree: FileTree) -> Iterator[Rule]:
    # A link could lead out of the root.
    is_inside = tree.has_folder(FOLDER) and tree.real_path(FOLDER) == FOLDER
    files = [entry.name for entry in tree.entries(FOLDER) if not entry.is_folder] if is_inside else []
    names = [name for name in files if name.endswith((".rq", ".ttl"))]
    if len(names) > _MAX_FILES:
        hint = "join rules, or take some out"
        raise ConfigError(f"{FOLDER} has {len(names):,} rules; at most {_MAX_FILES} are read", hint, FOLDER)
    for file in sorted(names):
        path = f"{FOLDER}/{file}"
        name, _, ending = file.rpartition(".")
        text = read_text(tree, path, _MAX_RULE_BYTES)
        if ending == "rq":
            yield read_rule(name, text, path)
            continue
        # The engine's parser takes time to import, and few have shapes.
        from oxigraph_code.queries.shapes import read_shapes

        for shape in read_shapes(text, name, path):
            title = f"{shape.component} of the shape {shape.shape}"
            yield Rule(shape.shape, title, shape.severity, shape.message, shape.help, shape.query, path)


def read_text(tree: FileTree, path: str, most: int) -> str:
    """Read a text of the repository.

    Raises ``ConfigError`` for a file that is too large, a link, or no UTF-8.
    """
    try:
        return tree.read(path, most).decode()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        hint = f"have a plain file of at most {most:,} bytes there"
        raise ConfigError(f"{path} cannot be read: {reason}", hint, setting=path) from None


def _tables(name: str, value: Any) -> list[dict[str, Any]]:
    """Return the sets of values that a setting has for a rule."""
    if isinstance(value, str):
        return [{"severity": value}]
    tables = value if isinstance(value, list) else [value]
    if not tables or not all(isinstance(table, dict) for table in tables):
        hint = f'write {name} = "error" below [rules], or a table [rules.{name}]'
        raise ConfigError(f"{PROJECT_FILE}: rules.{name} cannot be {value!r:.80}", hint, setting=f"rules.{name}")
    return tables


def _configured(rule: Rule, tables: Sequence[Mapping[str, Any]]) -> Iterator[tuple[Rule, Mapping[str, Any]]]:
    for table in tables:
        severity = checked_severity(table.get("severity", rule.severity), f"rules.{rule.name}", may_be_off=True)
        names = {entry.name for entry in rule.parameters}
        unknown = next((key for key in table if key not in {"severity", *_TEXTS, *names}), None)
        if unknown is not None:
            hint = f"it has {', '.join(['severity', *_TEXTS, *sorted(names)])}"
            raise ConfigError(f"rule {rule.name} has no {unknown!r:.80}", hint, setting=f"rules.{rule.name}")
        if severity != OFF:
            message, help = str(table.get("message", rule.message)), str(table.get("help", rule.help))
            yield rule._replace(severity=severity, message=message, help=help), table
