"""Write the stubs of Kotlin's library: ``python -m tests.languages.kotlin.standard_library SOURCES``.

For maintainers: ``SOURCES`` is the unpacked archive of sources of the library for the JVM. All public functions of the
packages that every file sees become functions of one package, and some classes with their properties. Nothing of the
library is run. A function with defaults is there once for each number of arguments.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.languages.jvm.annotations import ARRAY
from oxigraph_code.languages.jvm.library import BUILTIN
from oxigraph_code.languages.kotlin import LOADER

TARGET = Path("src/oxigraph_code/languages/kotlin/stubs/kotlin.kt")
PACKAGES = ("kotlin", "collections", "text", "sequences", "io", "ranges", "comparisons")
_PRIMITIVE = re.compile(
    r"\b(?:U?(?:Byte|Short|Int|Long)|Boolean|Char|Float|Double)Array\b|\bU(?:Byte|Short|Int|Long)\b"
)
CLASSES = """
class Unit
class Pair<A, B>(val first: A, val second: B) { fun component1(): A
 fun component2(): B
 fun toList(): List<A> }
class Triple<A, B, C>(val first: A, val second: B, val third: C)
interface Lazy<T> { val value: T
 fun getValue(): T }
interface Sequence<T> { fun iterator(): Iterator<T> }
class IndexedValue<T>(val index: Int, val value: T)
class Result<T> { val isSuccess: Boolean
 val isFailure: Boolean
 fun getOrNull(): T?
 fun exceptionOrNull(): Throwable? }
class Regex(pattern: String) { val pattern: String
 fun matches(input: CharSequence): Boolean
 fun containsMatchIn(input: CharSequence): Boolean
 fun find(input: CharSequence): MatchResult?
 fun find(input: CharSequence, startIndex: Int): MatchResult?
 fun findAll(input: CharSequence): Sequence<MatchResult>
 fun matchEntire(input: CharSequence): MatchResult?
 fun replace(input: CharSequence, replacement: String): String
 fun split(input: CharSequence): List<String> }
interface MatchResult { val value: String
 val range: IntRange
 val groupValues: List<String>
 fun next(): MatchResult? }
class IntRange : Iterable<Int> { val first: Int
 val last: Int }
class LongRange : Iterable<Long>
class CharRange : Iterable<Char>
class IntProgression : Iterable<Int>
class ArrayDeque<E> : List<E>
"""


def main(root: Path) -> None:
    lines: dict[str, None] = {}
    for folder in ("commonMain", "jvmMain"):
        for path in sorted((root / folder).rglob("*.kt")):
            facts = LOADER.extract(path.read_bytes(), path.name)
            if facts.package in {"kotlin", *(f"kotlin.{name}" for name in PACKAGES)} and path.name[:2] != "_U":
                lines |= dict.fromkeys(signatures(facts))
    own = re.findall(r"^(?:class|interface) (\w+)", CLASSES, re.MULTILINE)
    imports = [f"import {name} as {plain}" for plain, name in BUILTIN.items() if name != ARRAY and plain not in own]
    text = "\n".join(
        ("// Made by tests/languages/kotlin/standard_library.py of Kotlin 2.4.", "package kotlin", *imports)
    )
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(f"{text}\n{CLASSES}\n" + "\n".join(lines) + "\n", encoding="utf-8")


def signatures(facts: FileFacts) -> Iterator[str]:
    """Yield the public functions of a file."""
    bodies = {scope.definition: number for number, scope in enumerate(facts.scopes)}
    receivers = {entry.scope: entry.annotation for entry in facts.bindings if entry.name == "this"}
    for number, entry in enumerate(facts.definitions):
        is_seen = entry.kind == "function" and not entry.scope and entry.visibility == "public"
        if is_seen and not any("Deprecated" in text for text in entry.decorators):
            yield from signature(entry, receivers.get(bodies.get(number, -1), ""))


def signature(function: Definition, receiver: str) -> Iterator[str]:
    """Yield a function for each number of arguments that it takes."""
    generics = function.signature.partition("(")[0]
    generics = re.sub(r"\breified |@[\w.]+ ", "", generics)
    taken = [
        f"{'vararg ' if entry.kind == 'rest' else ''}{entry.name}: {entry.annotation}" for entry in function.parameters
    ]
    required = [text for text, entry in zip(taken, function.parameters, strict=True) if not entry.default]
    last = function.parameters[-1] if function.parameters else None
    shorter = (
        [required] if last is not None and not last.default else [taken[:n] for n in range(len(required), len(taken))]
    )
    result = f": {function.returns}" if function.returns else ""
    for parameters in (taken, *(entry for entry in shorter if entry != taken)):
        dot = f"({receiver})." if "->" in receiver else f"{receiver}." if receiver else ""
        text = f"fun {generics + ' ' if generics else ''}{dot}{function.name}({', '.join(parameters)}){result}"
        if not _PRIMITIVE.search(text) and "\n" not in text:
            yield re.sub(r"@[\w.]+ |\b(?:crossinline|noinline) ", "", text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
