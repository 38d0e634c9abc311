"""Count docstrings and comments that are not in plain English, for each package of the source.

For maintainers: the rules are those of CONTRIBUTING.md. What a rule cannot see, a reader must: a sentence passes here
and can still be hard to read. Counts may only fall; ``allowed.toml`` has those that are left.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "oxigraph_code"
ALLOWED = Path(__file__).with_name("allowed.toml")

_LONGEST = 100
PER_THOUSAND = 8
BEGINNINGS = re.compile(r"(?:What|Who|Whom|Whose|Which|Whether|Where|Nobody|Somebody|Whoever|Whatever)\b")
BANNED = frozenset(
    {"what", "who", "whom", "whose", "whoever", "whatever", "nobody", "somebody", "said", "told", "given", "handed"}
    | {"anew"}
)
_WORD = re.compile(r"[A-Za-z][a-z']*")
_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
_CODE = re.compile(r"``[^`]*``")


class Prose(NamedTuple):
    """The sentences of one module: docstrings, with the lines they begin at, and comments."""

    docstrings: list[tuple[int, str]]
    comments: list[str]


class Counts(NamedTuple):
    """The faults of one package."""

    beginnings: int
    """Docstrings that begin with a question word."""
    long: int
    """Docstrings whose first line is longer than 100 characters."""
    banned: int
    """Banned words beyond 8 of 1,000."""


def modules() -> Iterator[Path]:
    """Yield the modules of the source."""
    yield from sorted(SOURCE.rglob("*.py"))


def package(path: Path) -> str:
    """Return the package that a module is counted in, such as ``resolution/calls``."""
    return path.parent.relative_to(SOURCE).as_posix()


def prose(path: Path) -> Prose:
    """Read the docstrings of a module, its definitions and its attributes, and its comments."""
    text = path.read_text(encoding="utf-8")
    docstrings = [
        (statement.lineno, statement.value.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(text if "#" in text else "").readline)
    return Prose(docstrings, [token.string for token in tokens if token.type == tokenize.COMMENT])


def begins_badly(docstring: str) -> bool:
    return bool(BEGINNINGS.match(docstring))


def is_too_long(docstring: str) -> bool:
    return len(docstring.partition("\n")[0]) > _LONGEST


def packages() -> list[str]:
    """Return the packages of the source that modules are counted in."""
    return sorted({package(path) for path in modules()})


@cache
def counts() -> dict[str, Counts]:
    """Count the faults of each package."""
    beginnings: Counter[str] = Counter()
    long: Counter[str] = Counter()
    banned: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for path in modules():
        found, place = prose(path), package(path)
        texts = [text for _, text in found.docstrings]
        beginnings[place] += sum(map(begins_badly, texts))
        long[place] += sum(map(is_too_long, texts))
        read = [word.lower() for text in [*texts, *found.comments] for word in _WORD.findall(_CODE.sub("", text))]
        words[place] += len(read)
        banned[place] += sum(word in BANNED for word in read)
    return {
        place: Counts(beginnings[place], long[place], max(0, banned[place] - words[place] * PER_THOUSAND // 1000))
        for place in packages()
    }


def class_names_that_exist_twice() -> list[str]:
    """Return the names of public classes that more than one module defines."""
    texts = [path.read_text(encoding="utf-8") for path in modules()]
    # To parse every module takes a second.
    written = Counter(name for text in texts for name in _CLASS.findall(text))
    names = Counter(
        node.name
        for text in texts
        if any(written[name] > 1 for name in _CLASS.findall(text))
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
    )
    return sorted(name for name, count in names.items() if count > 1)


def allowed() -> dict[str, Counts]:
    """Return the counts that are left to mend."""
    read = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))
    return {place: Counts(*values) for place, values in read.get("packages", {}).items()}


def allowed_names() -> list[str]:
    """Return the names of classes that are still to be told apart."""
    return list(tomllib.loads(ALLOWED.read_text(encoding="utf-8")).get("classes", []))


def written() -> str:
    """Return the text of ``allowed.toml`` for the source as it is."""
    lines = [
        "# Faults of prose that are left, by package: docstrings that begin with a question word, first lines over 100",
        "# characters, banned words beyond 8 of 1,000. They may only fall: `python -m tests.prose --write` records it.",
        "classes = [",
        *(f'  "{name}",' for name in class_names_that_exist_twice()),
        "]",
        "",
        "[packages]",
        *(f'"{place}" = {list(found)}' for place, found in sorted(counts().items()) if any(found)),
    ]
    return "\n".join(lines) + "\n"
