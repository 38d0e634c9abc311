"""Find docstrings and comments that are not in plain English, for each package.

For maintainers: the rules are the ones in CONTRIBUTING.md; ruff checks that functions begin with a verb. A reader sees
more than a rule: a sentence passes here and can still be hard to read.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "oxigraph_code"

_LONGEST = 100
PER_THOUSAND = 8
BEGINNINGS = re.compile(r"(?:What|Who|Whom|Whose|Which|Whether|Where|Nobody|Somebody|Whoever|Whatever)\b")
BANNED = frozenset(
    {"what", "who", "whom", "whose", "whoever", "whatever", "nobody", "somebody", "said", "told", "given", "handed"}
    | {"anew"}
)
REFERRING = re.compile(r"\b(?:that of|those of|one of some)\b", re.IGNORECASE)
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


def packages() -> list[str]:
    """Return the packages that modules are counted in."""
    return sorted({package(path) for path in modules()})


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


def faults(docstring: str) -> list[str]:
    """Name the faults of one docstring, banned words apart."""
    text = _TABLE.sub("", docstring)
    has_fault = {
        "begins with a question word": BEGINNINGS.match(text),
        'refers by "that of"': REFERRING.search(_CODE.sub("", text)),
        f'more than {_MAX_OF} "of" in a sentence': any(
            f" {part} ".count(" of ") > _MAX_OF for part in _SENTENCE.split(" ".join(text.split()))
        ),
        f"a first line over {_LONGEST} characters": len(text.partition("\n")[0]) > _LONGEST,
    }
    return [fault for fault, is_there in has_fault.items() if is_there]


@cache
def found() -> dict[str, list[str]]:
    """Return the faults of each package that has any, a line for each."""
    lines: dict[str, list[str]] = defaultdict(list)
    words: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        module, place = prose(path), package(path)
        for line, text in module.docstrings:
            start = f"{path.relative_to(ROOT)}:{line}: {text.partition(chr(10))[0]}"
            lines[place] += [f"{start} ({fault})" for fault in faults(text)]
        wrong = filter(BEGINNINGS.match, module.comments)
        lines[place] += [f"{path.relative_to(ROOT)}: {comment} (begins with a question word)" for comment in wrong]
        texts = [*(docstring.text for docstring in module.docstrings), *module.comments]
        words[place] += [word.lower() for text in texts for word in _WORD.findall(_CODE.sub("", text))]
    for place, used in words.items():
        banned = Counter(word for word in used if word in BANNED)
        if banned.total() > len(used) * PER_THOUSAND // 1000:
            lines[place].append(f"{place}: more than {PER_THOUSAND} of 1,000 words are banned: {dict(banned)}")
    return {place: entries for place, entries in lines.items() if entries}


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
