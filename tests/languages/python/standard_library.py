"""Write the members of Python's own classes to the data file of the language.

Run as ``python3.11 -m tests.languages.python.standard_library``, under the oldest Python that the tool supports: later
versions only add members. The graph of a project must not depend on the interpreter, so the tool itself reads the file.
"""

from __future__ import annotations

import builtins
import collections
import collections.abc
import contextlib
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import oxigraph_code.languages.python as language

VERSION = (3, 11)
FILE = Path(language.__file__).with_name("libraries") / "standard_library.toml"

_HEADER = """\
# The built-in classes, the abstract classes of collections and contexts, and named tuples: their other names, their
# subclasses, and the members that each adds to those it inherits.
# Source: the standard library of Python 3.11; tests/languages/python/standard_library.py writes this file.
"""
_CONTEXTS = ("AbstractContextManager", "AbstractAsyncContextManager")
_OF_IMPLEMENTATION = {"__abstractmethods__", "__slots__", "_abc_impl", "_MutableMapping__marker"}


def classes() -> dict[type, list[str]]:
    """Return the classes of the file with their qualified names, bases first."""
    names: dict[type, list[str]] = {}
    for name, value in vars(builtins).items():
        if isinstance(value, type) and not name.startswith("_"):
            names.setdefault(value, []).append(f"builtins.{name}")
    for name in collections.abc.__all__:
        names[getattr(collections.abc, name)] = [f"collections.abc.{name}", f"typing.{name}"]
    for name in _CONTEXTS:
        names[getattr(contextlib, name)] = [f"contextlib.{name}", f"typing.{name.removeprefix('Abstract')}"]
    names[collections.namedtuple("_", ())] = ["typing.NamedTuple", "typing_extensions.NamedTuple"]
    return {entry: names[entry] for entry in sorted(names, key=lambda entry: (len(entry.__mro__), names[entry]))}


def text() -> str:
    """Return the text of the file, for the running interpreter."""
    found = classes()
    subclasses: dict[str, list[str]] = {}
    members: dict[str, list[str]] = {}
    for entry, (name, *_) in found.items():
        bases = [base for base in entry.__mro__[1:] if base in found]
        for base in bases:
            if not any(base in other.__mro__[1:] for other in bases):
                subclasses.setdefault(found[base][0], []).append(name)
        inherited = {member for base in bases for member in dir(base)}
        members[name] = sorted({*dir(entry)} - inherited - _OF_IMPLEMENTATION)
    others = {names[0]: names[1:] for names in found.values()}
    tables = {"aliases": others, "subclasses": subclasses, "members": members}
    return (
        "\n".join([_HEADER, *(line for title, table in tables.items() for line in _table(title, table))]).rstrip()
        + "\n"
    )


def _table(title: str, entries: Mapping[str, Sequence[str]]) -> Iterator[str]:
    yield f"[{title}]"
    for name, words in entries.items():
        line = f'"{name}" = "{" ".join(words)}"'
        if words and len(line) <= 120:
            yield line
        elif words:
            wrapped = textwrap.wrap(" ".join(words), 120, initial_indent="    ", subsequent_indent="    ")
            yield from (f'"{name}" = """', *wrapped, '"""')
    yield ""


if __name__ == "__main__":
    if sys.version_info[:2] != VERSION:
        raise SystemExit(f"run this under Python {'.'.join(map(str, VERSION))}")
    FILE.write_text(text(), encoding="utf-8")
