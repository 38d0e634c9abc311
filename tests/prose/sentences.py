"""Count docstrings and comments that are not in plain English, for each package.

For maintainers: the rules are the ones in CONTRIBUTING.md; ruff checks that functions begin with a verb. A reader sees
more than a rule: a sentence passes here and can still be hard to read. Counts may only fall; ``allowed.toml`` has what
is left.
"""

from __future__ import annotations

import ast
import re
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
_REFERRING = re.compile(r"\b(?:that of|those of|one of some)\b", re.IGNORECASE)
_SENTENCE = re.compile(r"[.;:!?](?:\s|$)|\n\n")
_MAX_OF = 2
_WORD = re.compile(r"[A-Za-z][a-z']*")
_COMMENT = re.compile(r"^\s*# ?(.*)$", re.MULTILINE)
_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
_TABLE = re.compile(r"^=+ =+$.*^=+ =+$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"``[^`]*``")


class Docstring(NamedTuple):
    """A docstring with its line."""

    line: int
    text: str


class Prose(NamedTuple):
    """The sentences of one module: docstrings and comments."""

    docstrings: list[Docstring]
    comments: list[str]


class Counts(NamedTuple):
    """The faults of one package."""

    beginnings: int
    """Docstrings that begin with a question word."""
    referring: int
    """Uses of ``that of``, ``those of``, ``one of some``."""
    chains: int
    """Sentences with more than two "of"."""
    long: int
    """Docstrings with a first line of more than 100 characters."""
    banned: int
    """Banned words beyond 8 of 1,000."""


NONE = Counts(0, 0, 0, 0, 0)


def modules() -> Iterator[Path]:
    """Walk the modules of source, tests and benchmarks, without the projects that tests index."""
    yield from sorted(SOURCE.rglob("*.py"))
    for tree in ("tests", "benchmarks", "docs"):
        for path in sorted((ROOT / tree).rglob("*.py")):
            if not {"cases", "golden", "released"} & set(path.parts):
                yield path


def package(path: Path) -> str:
    """Return the package that a module is counted in, such as ``resolution/calls`` or ``tests/store``."""
    if path.is_relative_to(SOURCE):
        return path.parent.relative_to(SOURCE).as_posix()
    return "/".join(path.parent.relative_to(ROOT).parts[:2])


def prose(path: Path) -> Prose:
    """Read the docstrings of a module, its definitions and its attributes, and its comments."""
    text = path.read_text(encoding="utf-8")
    docstrings = [
        Docstring(statement.lineno, statement.value.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    ]
    return Prose(docstrings, _COMMENT.findall(text))


def chains(text: str) -> int:
    """Count the sentences with too many "of"."""
    return sum(f" {part} ".count(" of ") > _MAX_OF for part in _SENTENCE.split(" ".join(_TABLE.sub("", text).split())))


def begins_badly(docstring: str) -> bool:
    return bool(BEGINNINGS.match(docstring))


def is_too_long(docstring: str) -> bool:
    return len(docstring.partition("\n")[0]) > _LONGEST


def packages() -> list[str]:
    """Return the packages of the source that modules are counted in."""
    return sorted({package(path) for path in modules()})


def faults(docstring: Docstring) -> Counts:
    """Count the faults of one docstring, without its banned words."""
    return Counts(
        int(begins_badly(docstring.text)),
        len(_REFERRING.findall(_CODE.sub("", docstring.text))),
        chains(docstring.text),
        int(is_too_long(docstring.text)),
        0,
    )


@cache
def counts() -> dict[str, Counts]:
    """Count the faults of each package."""
    found: dict[str, Counter[str]] = {}
    for path in modules():
        module, sums = prose(path), found.setdefault(package(path), Counter())
        for docstring in module.docstrings:
            sums.update(faults(docstring)._asdict())
        texts = [*(docstring.text for docstring in module.docstrings), *module.comments]
        words = [word.lower() for text in texts for word in _WORD.findall(_CODE.sub("", text))]
        sums["words"] += len(words)
        sums["banned"] += sum(word in BANNED for word in words)
    for sums in found.values():
        sums["banned"] = max(0, sums["banned"] - sums["words"] * PER_THOUSAND // 1000)
    return {place: Counts(*(sums[fault] for fault in Counts._fields)) for place, sums in sorted(found.items())}


def class_names_that_exist_twice() -> list[str]:
    """Return the names of public classes that more than one module defines."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))]
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
        "# Faults of prose that are left, by package: docstrings that begin with a question word, uses of",
        '# "that of" and its like, sentences with more than two "of", first lines over 100 characters, banned',
        "# words beyond 8 of 1,000. They may only fall: `python -m tests.prose --write` records it.",
        "classes = [",
        *(f'  "{name}",' for name in class_names_that_exist_twice()),
        "]",
        "",
        "[packages]",
        *(f'"{place}" = {list(found)}' for place, found in sorted(counts().items()) if any(found)),
    ]
    return "\n".join(lines) + "\n"
