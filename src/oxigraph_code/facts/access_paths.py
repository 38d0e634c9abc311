"""Access paths: the text form of expressions, with its grammar, one printer and one parser.

An access path is the text of an expression without everything that does not decide its value::

    path      = chain, { "|", chain } ;                  the value of any of the chains
    chain     = text | [ head ], { step } ;              without a head: the steps from one value to another
    head      = name | literal | cast | "…" | "^" | "?" ;
    name      = identifier, [ "!" ] ;                    cart, $job, vec! (a macro)
    literal   = "{", ( scope | "@", import | "#", number | class ), "}" ;
    cast      = "<", type, ">" ;
    text      = '"', characters, '"' ;
    step      = member | call | parameter | keywords | index | key | slice | field | passed ;
    member    = ( "." | "::" ), ( identifier | "[", key, "]" ) ;
    call      = "(", [ identifier | "#", number ], ")" ;
    parameter = "(", ( position | "this" | keyword ), ":", [ position | "this" ], ")" ;
    keywords  = "(=", member names, { ",", member names }, ")" ;
    index     = "[", [ key | mark ], "]" ;
    key       = "[#", identifier, "]" ;
    slice     = "[", [ number ], ":", [ number ], "]" ;
    field     = "[=", path, ".", identifier, "]" ;
    passed    = "[", ( identifier | "()" ), "/", position, "]" ;

==================== ===========================================================================================
``self.pool.get()``  members and a call, of which the arguments do not matter
``super(Cart)``      a call with the one argument that decides its value
``wrap(#4)``         a call whose arguments are recorded under the number 4, because they may decide its value
``f(1:0)``           the first parameter of the function that is the second argument of ``f``
``f(1:)``            the declared type of the second argument of ``f``
``Cart(=tax,note)``  the members that the keywords of a call name
``a.await``          the awaited value, as a member
``items[]``          an element at an unknown index; ``items[2]`` and ``items[tax]`` at a literal one
``items[#tax]``      the element at the key that the variable ``tax`` holds
``items[1:3]``       a slice
``items[*]``         each value of an iteration; ``[?]`` an unwrapped value, ``[!]`` at a key that is no name
``x[=Some.0]``       the first field of ``x``, as a ``Some``
``it[map/0]``        the first parameter of the callback that the method ``map`` of ``it`` receives;
                     ``f[()/0]`` of the callback that the function ``f`` receives
``a.[tax]``          the element at a key, as the target of an assignment
``{7}``              the value of the literal, class or function with scope 7; ``{@3}`` the module of import 3
``{#4}``             the value of the call with the recorded arguments 4, for calls with a long path
``{str}``            an instance of a built-in class
``<T>``              something of the type ``T``, with ``¦`` for the mark between the parts of a union; the elements of
                     a literal follow ``=``: ``<[=tax,_,]>``
``"shop.Cart"``      a string literal that may be the name of a symbol
``^``                the result of the enclosing function, at the head of an expected type
``?.total.mix``      members of anything unknown, by their names alone
``…``                an expression of any other form
==================== ===========================================================================================

For maintainers: text is the wire format, since most paths are names and both sides compare and store them by the
hundred thousand. Every other module asks this one for the parts of a path. It must not know how paths are read off
source text, nor how they are evaluated. See decision 0096.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

PATH_MARK: Final = "::"
"""The mark before a member of a type or namespace."""
AWAIT: Final = "await"
"""The name of the member that stands for the awaited value."""
RECEIVER: Final = "this"
"""The place of the receiver of a function among its parameters."""
CHOICE: Final = "|"
"""The mark between the chains of a path."""

ALTERNATIVE: Final = "¦"
"""The mark between the parts of a union in a cast, which must not be taken for the mark of a choice."""

UNKNOWN: Final = "…"
"""An expression of a form that paths do not have."""

RESULT: Final = "^"
"""The result of the enclosing function."""

QUOTE: Final = '"'
"""The first and last character of a text."""

ELEMENT: Final = "[]"
"""The element at an unknown index; also the name that elements of an array literal are bound to."""

EACH: Final = "[*]"
"""Each value of an iteration."""

SLICE: Final = "[:]"
"""A slice between unknown bounds."""

CALL: Final = "()"
"""A call without arguments that decide its value."""

_KEYWORDS: Final = "(="
_FIELD: Final = "[="
_OF_UNKNOWN: Final = "?."
_NAME: Final = re.compile(r"[^.:()\[\]]+")
_IN_ROUND_BRACKETS: Final = re.compile(r"\((?:#?\w*|\w+:\w*|=[^()]*)\)")
_IN_SQUARE_BRACKETS: Final = re.compile(r"\[[^\[\]]*\]")
_SLICE: Final = re.compile(r"\[(\d*):(\d*)\]")
_SCOPE: Final = re.compile(r"\{(\d+)\}")
_BEFORE_STEPS: Final = re.compile(r"[^.:(\[|]*")
_WORD: Final = re.compile(r"\w*")
_HEAD: Final = re.compile(r"[\w$#\\]+")
_HEAD_AND_MEMBERS: Final = re.compile(r"(\w+)((?:\.\w+)*)")
_MEMBERS_OF_NAME: Final = re.compile(r"[\w$\\]+(?:\.\w+)+")
_HEAD_AND_KEY: Final = re.compile(r"([A-Za-z_][\w.]*?)(?:\[(\w+)\])?(?=[\[.]|$)")
_LAST_NAME: Final = re.compile(r"[\w$]+(?=\W*$)")
_MEMBER: Final = re.compile(r"(?:\.|->)\s*([^\W\d]\w*|[$#][\w$#]+)(?![\w$#(])")
_MEMBERS_AND_CALLS: Final = re.compile(r"(?:\.\w+|\((?:#\d+)?\))*")
_NUMBERS: Final = re.compile(r"(?<=\()#\d+(?=\))|(?<=\{)[@#]?\d+(?=\})|(?<=\[)\w+(?=\])|\{[A-Za-z]+\}\(\)")
_PLAIN_ELEMENT: Final = re.compile(r"\w+(?:\[[^\[\]]+\])+")
_SUBSCRIPTS: Final = re.compile(r"(?:\[[^\[\]]*\])+$")
_BETWEEN_MEMBERS: Final = re.compile(r"\.(?![^\[]*\])")


class NameStep(NamedTuple):
    """A name at the head of a path, or any text that has no steps."""

    name: str

    def __str__(self) -> str:
        return self.name


class LiteralStep(NamedTuple):
    """A literal, class or function by its scope."""

    scope: int

    def __str__(self) -> str:
        return f"{{{self.scope}}}"


class ImportStep(NamedTuple):
    """The module of an import expression, by the number of the import."""

    number: int

    def __str__(self) -> str:
        return f"{{@{self.number}}}"


class NumberedStep(NamedTuple):
    """The value of a call, by the number of its recorded arguments."""

    number: str

    def __str__(self) -> str:
        return f"{{#{self.number}}}"


class BuiltinStep(NamedTuple):
    """An instance of a class that a literal makes, by the name of the class."""

    name: str

    def __str__(self) -> str:
        return f"{{{self.name}}}"


class CastStep(NamedTuple):
    """Something of a type, with the text of that."""

    type: str

    def __str__(self) -> str:
        return f"<{self.type.replace(CHOICE, ALTERNATIVE)}>"


class TextStep(NamedTuple):
    """A string literal."""

    text: str

    def __str__(self) -> str:
        return f"{QUOTE}{self.text}{QUOTE}"


class MemberStep(NamedTuple):
    """A member; ``name`` is a subscript where that is assigned to."""

    name: str
    mark: str = "."

    def __str__(self) -> str:
        return self.mark + self.name


class CallStep(NamedTuple):
    """A call, with the argument that decides its value, or ``#`` and the number of its recorded arguments."""

    argument: str = ""

    def __str__(self) -> str:
        return f"({self.argument})"

    @property
    def number(self) -> str:
        """The number of the recorded arguments, empty if there are none."""
        return self.argument[1:] if self.argument[:1] == "#" else ""


class ParameterStep(NamedTuple):
    """The declared type of an argument, or with a ``parameter`` the value that a callback there receives."""

    argument: str
    parameter: str = ""

    def __str__(self) -> str:
        return f"({self.argument}:{self.parameter})"


class KeywordsStep(NamedTuple):
    """The members that the keywords of a call name."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"{_KEYWORDS}{','.join(self.names)})"


class IndexStep(NamedTuple):
    """An element; the key is empty if it is unknown."""

    key: str = ""

    def __str__(self) -> str:
        return f"[{self.key}]"


class VariableKeyStep(NamedTuple):
    """The element at the key that a variable holds."""

    name: str

    def __str__(self) -> str:
        return f"[#{self.name}]"


class SliceStep(NamedTuple):
    """A slice; a bound that is missing or unknown is empty."""

    first: str = ""
    last: str = ""

    def __str__(self) -> str:
        return f"[{self.first}:{self.last}]"


class FieldStep(NamedTuple):
    """A field of a value as a variant or class, by the path of that."""

    owner: str
    name: str

    def __str__(self) -> str:
        return f"[={self.owner}.{self.name}]"


class CallbackStep(NamedTuple):
    """The parameter of the callback that a method receives, or without a method the function itself."""

    method: str
    position: str

    def __str__(self) -> str:
        return f"[{self.key}]"

    @property
    def key(self) -> str:
        """The step without its brackets, as tables of libraries have it."""
        return f"{self.method or CALL}/{self.position}"


Head = NameStep | LiteralStep | ImportStep | NumberedStep | BuiltinStep | CastStep | TextStep
Step = (
    MemberStep
    | CallStep
    | ParameterStep
    | KeywordsStep
    | IndexStep
    | VariableKeyStep
    | SliceStep
    | FieldStep
    | CallbackStep
)
Chain = tuple[Head | Step, ...]


def parse(path: str) -> tuple[Chain, ...]:
    """Split a path into chains. Text outside the grammar is the name at the head of its chain."""
    return tuple(map(_chain, path.split(CHOICE)))


def _chain(text: str) -> Chain:
    found: list[Head | Step] = []
    while (start := last_step(text)) > 0:
        found.append(parse_step(text[start:]))
        text = text[:start]
    if not start:
        found.append(parse_step(text))
    elif text:
        found.append(NameStep(text))
    return tuple(reversed(found))


def last_step(chain: str) -> int:
    """Return the offset of a chain's last step: 0 if it has one, -1 outside the grammar."""
    if chain.isidentifier():
        return 0
    first, last = chain[:1], chain[-1:]
    if (first == "{" and last == "}") or (first == "<" and last == ">"):
        return 0
    if first == QUOTE:
        return 0 if last == QUOTE and len(chain) > 1 else -1
    if last == ")":
        start = chain.rfind("(")
        return start if start >= 0 and _IN_ROUND_BRACKETS.fullmatch(chain, start) else -1
    if last == "]":
        start = chain.rfind("[")
        if start < 0 or not _IN_SQUARE_BRACKETS.fullmatch(chain, start):
            return -1
        return start - 1 if start and chain[start - 1] == "." else start
    start = max(chain.rfind("."), chain.rfind(":"))
    if not _NAME.fullmatch(chain, start + 1):
        return -1
    if start >= 0 and chain[start] == ":":
        return start - 1 if start and chain[start - 1] == ":" else -1
    return max(start, 0)


@lru_cache(maxsize=1 << 16)
def parse_step(text: str) -> Head | Step:
    """Return a head, or a step with its marks and brackets."""
    first = text[:1]
    if first == "." or (first == ":" and text[1:2] == ":"):
        return MemberStep(text[1:]) if first == "." else MemberStep(text[2:], PATH_MARK)
    inside = text[1:-1]
    if first == "(":
        return _in_round_brackets(inside)
    if first == "[":
        return _in_square_brackets(text, inside)
    match first + text[-1:] if len(text) > 1 else "":
        case "{}":
            return _in_braces(inside)
        case "<>":
            return CastStep(inside.replace(ALTERNATIVE, CHOICE))
        case '""':
            return TextStep(inside)
    return NameStep(text)


def _in_braces(inside: str) -> Head:
    if inside[:1] == "@" and inside[1:].isdecimal():
        return ImportStep(int(inside[1:]))
    if inside[:1] == "#" and inside[1:].isdecimal():
        return NumberedStep(inside[1:])
    return LiteralStep(int(inside)) if inside.isdecimal() else BuiltinStep(inside)


def _in_round_brackets(inside: str) -> Step:
    if inside[:1] == "=":
        return KeywordsStep(tuple(inside[1:].split(",")))
    argument, mark, parameter = inside.partition(":")
    return ParameterStep(argument, parameter) if mark else CallStep(inside)


def _in_square_brackets(text: str, inside: str) -> Step:
    if inside[:1] == "=":
        owner, mark, name = inside[1:].rpartition(".")
        return FieldStep(owner, name) if mark else IndexStep(inside)
    if inside[:1] == "#":
        return VariableKeyStep(inside[1:])
    if match := _SLICE.fullmatch(text):
        return SliceStep(match[1], match[2])
    method, mark, position = inside.partition("/")
    return CallbackStep("" if method == CALL else method, position) if mark and method else IndexStep(inside)


@lru_cache(maxsize=1 << 12)
def position_of(subscript: str) -> int:
    """Return the position in a subscript, -1 if that has another key or none."""
    key = subscript[1:-1]
    return int(key) if key.isdecimal() else -1


def alternatives(path: str) -> list[str]:
    """Return the chains of a path as texts."""
    return path.split(CHOICE) if CHOICE in path else [path]


def choice(chains: Iterable[str]) -> str:
    """Return the path of an expression with several alternatives."""
    return CHOICE.join(chains)


def extended(path: str, suffix: str) -> str:
    """Return a path with steps added to each of its chains."""
    return (path.replace(CHOICE, suffix + CHOICE) if CHOICE in path else path) + suffix


def member(receiver: str, name: str) -> str:
    """Return the path of a member, or of the name alone or the receiver alone if the other is empty."""
    return f"{receiver}.{name}" if receiver and name else receiver or name


def is_member(path: str) -> bool:
    """Return true if a path has plain names alone and ends in a member."""
    return _MEMBERS_OF_NAME.fullmatch(path) is not None


def without_call(path: str) -> str:
    """Return a path without a plain call at its end."""
    return path.removesuffix(CALL)


def is_of_names_and_calls(path: str) -> bool:
    """Return true if a path has names, members with a dot and plain calls alone."""
    return path.replace(CALL, "").replace(".", "").isidentifier()


def array_of_element(path: str) -> int:
    """Return the scope of the array literal that a path begins with an element of, -1 for any other path."""
    return scope_of(path.partition("[")[0]) if path[:1] == "{" and "[" in path else -1


def is_of_members_and_calls(steps: str) -> bool:
    """Return true if a chain without a head has only members and calls without arguments."""
    return _MEMBERS_AND_CALLS.fullmatch(steps) is not None


def is_unknown(path: str) -> bool:
    """Return true if a part of a path is unknown."""
    return UNKNOWN in path


def after_unknown(path: str) -> str:
    """Return the steps after the last unknown part of a path."""
    return path.rpartition(UNKNOWN)[2]


def from_field(path: str) -> str:
    """Return a path from its first field of a variant or class on, which names its type; else empty."""
    start = path.find(_FIELD)
    return path[start:] if start >= 0 else ""


def is_literal(path: str) -> bool:
    """Return true if a path begins with a literal."""
    return path[:1] == "{"


def is_made(path: str) -> bool:
    """Return true if a path is a value of a type that is written there."""
    return path[:1] == "<" and path[-1:] == ">"


def is_import(path: str) -> bool:
    """Return true if a path is an import expression."""
    return path[:2] == "{@" and path[-1:] == "}"


def scope_of(path: str) -> int:
    """Return the scope of the literal that a path is, -1 for any other path."""
    match = _SCOPE.fullmatch(path) if path[:1] == "{" else None
    return int(match[1]) if match is not None else -1


def is_subscript(path: str) -> bool:
    """Return true if a path begins with a subscript, as a literal key and an element name do."""
    return path[:1] == "["


def is_cast(path: str) -> bool:
    """Return true if a path begins with a cast."""
    return path[:1] == "<"


def has_field(path: str) -> bool:
    """Return true if a path has a field of a variant or class in it."""
    return _FIELD in path


def head_text(path: str) -> str:
    """Return the text of a path up to its first step."""
    match = _BEFORE_STEPS.match(path)
    return match[0] if match is not None else ""


def first_word_of(path: str) -> str:
    """Return the letters, digits and underscores that a path begins with."""
    match = _WORD.match(path)
    return match[0] if match is not None else ""


def head_of(path: str) -> str:
    """Return the name that a path begins with, empty if it begins otherwise."""
    match = _HEAD.match(path)
    return match[0] if match is not None else ""


def head_and_members(path: str) -> tuple[str, str]:
    """Return the first name of a path and the members right after it; empty if it has none."""
    match = _HEAD_AND_MEMBERS.match(path)
    return (match[1], match[2]) if match is not None else ("", "")


def head_and_key(path: str) -> tuple[str, str]:
    """Return the names that a path begins with, and the literal key after them; empty if there are none."""
    match = _HEAD_AND_KEY.match(path)
    return (match[1], match[2] or "") if match is not None else ("", "")


def last_name_of(path: str) -> str:
    """Return the last name in a path that no step follows but marks, empty if there is none."""
    match = _LAST_NAME.search(path)
    return match[0] if match is not None else ""


def members_in(path: str) -> list[str]:
    """Return the names of the members in a path, without called ones."""
    return _MEMBER.findall(path)


def without_subscripts(path: str) -> str:
    """Return a path without the subscripts at its end."""
    return _SUBSCRIPTS.sub("", path) if path[-1:] == "]" else path


def without_keywords(path: str) -> tuple[str, tuple[str, ...]]:
    """Return a path without keywords at its end, and these."""
    before, mark, names = path.partition(_KEYWORDS)
    return before, tuple(names[:-1].split(",")) if mark else ()


def of_unknown(members: Iterable[str]) -> str:
    """Return the path of members of anything unknown."""
    return _OF_UNKNOWN + ".".join(members)


def members_of_unknown(path: str) -> list[str]:
    """Return the names of members of anything unknown, if a path has any."""
    return path[len(_OF_UNKNOWN) :].split(".") if path.startswith(_OF_UNKNOWN) else []


def split_members(members: str) -> list[str]:
    """Return the names of nested members; one may be a subscript: ``[Symbol.iterator].next``."""
    return _BETWEEN_MEMBERS.split(members)


def text_in(path: str) -> str:
    """Return the characters of a path that is a string literal, empty for any other path."""
    return path.strip(QUOTE) if path[:1] == QUOTE else ""


def has_recorded_call(path: str) -> bool:
    """Return true if a path has a call with recorded arguments in it."""
    return "(#" in path


def call_number(path: str) -> str:
    """Return the number of the recorded arguments for a final call, empty for other paths."""
    start = path.rfind("(#") if path[-1:] == ")" else -1
    number = path[start + 2 : -1] if start >= 0 else ""
    return number if number.isdecimal() else ""


def last_subscript_of(path: str) -> str:
    """Return the text of a path from its last opening bracket on, empty if it has none."""
    _, mark, key = path.rpartition("[")
    return mark + key if mark else ""


def is_plain_element(path: str) -> bool:
    """Return true for a name with known keys and nothing else."""
    return _PLAIN_ELEMENT.fullmatch(path) is not None


def assigned_element(subscript: str) -> str:
    """Return the path of an element as the target of an assignment."""
    before, mark, key = subscript.rpartition("[")
    return f"{before}.[{key}" if mark else subscript


def receiver_of(target: str) -> str:
    """Return the path of the value that has an assigned member or element; empty for a name alone."""
    return target.rpartition(".")[0]


def assigned_name(target: str) -> str:
    """Return the name or subscript of an assigned member or element."""
    return target.rpartition(".")[2]


def without_numbers(path: str) -> str:
    """Return a path without the numbers of its file, which change with the code above, and without keys.

    Literals and imports become ``…``; recorded arguments and keys are left out.
    """
    if "{" in path or "[" in path or "(#" in path:  # a faster test than the pattern
        return _NUMBERS.sub(_without_number, path)
    return path


def _without_number(found: re.Match[str]) -> str:
    return UNKNOWN if "{" in (found[0][0], found.string[found.start() - 1]) else ""


def renumbered(path: str, scopes: dict[int, int]) -> str:
    """Return a path with other numbers for the scopes of its literals, -1 for those without one."""
    return _SCOPE.sub(lambda found: f"{{{scopes.get(int(found[1]), -1)}}}", path)
