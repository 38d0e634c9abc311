"""Rewrite C that the grammar cannot parse before the preprocessor has run.

For maintainers: a rewriting keeps lengths and line ends, so that offsets and lines fit the file; texts are
always cut from the original. The loader calls it only for files with syntax errors. The macros of other files are
unknown here, so that attributes are known by their place: a word in capitals between the words of a declaration.
Branches of a conditional are left out only where the text around it does not parse with all.

Source: ISO/IEC 9899, "Declarations", "Conditional inclusion".
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 4_000_000
_ARGUMENTS: Final = rb"\((?:[^()\"';{}]++|\"[^\"\n]*\"|\((?:[^();]++|\([^();]*+\))*+\)){0,99}\)"
_CAPITALS: Final = rb"(?<![\w#])_{0,2}[A-Z][A-Z0-9_]+\b(?:" + _ARGUMENTS + rb")?"
_DIRECTIVE: Final = re.compile(rb"(^[ \t]*#(?:\\\r?\n|[^\n])*)", re.MULTILINE)
_PREFIX: Final = rb"(?<!struct )(?<!union )(?<!enum )(?<!typedef )" + _CAPITALS + rb"(?:\s++" + _CAPITALS + rb"){0,4}"
_TYPE_BEFORE: Final = rb"(?<=[\w*][ \t\n])" + b"".join(
    rb"(?<!\b" + word + rb" )" for word in (b"static", b"extern", b"inline", b"const", b"return", b"else")
)
_NAMED: Final = rb"(?=\s+(?!(?:if|for|while|switch|return|sizeof)\b)[A-Za-z_]\w*\s*\()"
_BEHIND: Final = rb"\s+(?:[A-Z_][A-Z0-9_]+|__\w+|_[A-Z]\w+)(?:" + _ARGUMENTS + rb")?"
_KEYWORD: Final = (
    rb"(?:int|char|void|long|short|unsigned|signed|float|double|struct|union|enum|static|inline|extern|const|typedef"
    rb"|bool|\w+_t)\b"
)
_ATTRIBUTES: Final = (
    # Around the parameters of a prototype, which older compilers did not take.
    re.compile(rb"(?<=[\w*)])\s*\b[A-Z_]+\s*\((\(\s*[A-Za-z_](?:[^()]|\([^()]*\))*\))\s*\)(?=\s*[;,{)])"),
    # Before a declaration, or before its type.
    re.compile(_PREFIX + rb"(?=\s+" + _KEYWORD + rb")"),
    re.compile(_PREFIX + rb"(?=\s+[A-Za-z_]\w*[\s*]+[A-Za-z_]\w*\s*[\[(;=,])"),
    re.compile(rb"(?<=struct )" + _CAPITALS + rb"(?=\s+\w+\s*\{)"),
    re.compile(_CAPITALS + rb"(?=\s+~\w)"),
    # Between the type of a function and its name, also of one behind a pointer.
    re.compile(_TYPE_BEFORE + _CAPITALS + _NAMED),
    re.compile(rb"(?<=\*)" + _CAPITALS + _NAMED),
    re.compile(rb"(?<=\()" + _CAPITALS + rb"(?=\s*\*\s*\w+\s*\)\s*\()"),
    # Behind a declaration, which has a type and a name.
    re.compile(
        rb"^([ \t]*(?:(?:static|extern|const|struct|union|enum|unsigned|volatile)\s+)*+"
        rb"(?!(?:typedef|return|else|goto|case)\b)[A-Za-z_][^;={}()\n]*?(?<=[\w>*&\s])[\s*&][A-Za-z_]\w*(?:\[[^\]\n]*\])*)"
        rb"\s+" + _CAPITALS + rb"(?=\s*(?:;|=[^=]))",
        re.MULTILINE,
    ),
    # Beside a parameter, and before an expression.
    re.compile(rb"\b[A-Z_]*(?:UNUSED|_CAST)\b(?=\s+[*\w\"&])"),
    # Between brackets, an argument that is left out; with a type before it, the head of a list of such.
    re.compile(rb"^\s+[A-Z_]+\(\s*,(\s*\w+)\)(?=\s*\w+;)", re.MULTILINE),
    re.compile(rb",(?=\s*\))"),
    # Alone on a line.
    re.compile(rb"^[A-Z_][A-Z0-9_]+[ \t]*$", re.MULTILINE),
    re.compile(rb"\b__(?:extension__|restrict|inline__?)\b|\b__asm__\s*" + _ARGUMENTS),
)
_BEHIND_BRACKET: Final = re.compile(
    rb"(?:(?<=\))|(?<=\) const))" + _BEHIND + rb"(?=(?:" + _BEHIND + rb")*+\s*(?:;\s*$|\{|:[^:]|=\s*default\b))",
    re.MULTILINE,
)
_CONDITION: Final = re.compile(rb"\b(?:if|for|while|switch)\s*$")
_LONGEST_HEAD: Final = 2_000
_FALLBACK: Final = 4
"""So many times shorter than another branch, one only says that it does nothing."""
_PRIMITIVE: Final = re.compile(rb"\b(?:int|char|bool|float|double|void)\b")
_TYPE_ARGUMENT: Final = re.compile(
    rb"(?<=[,(])\s*(?:const\s+)?(?:int|char|bool|float|double|void)[\s*]*(?=,)"
    rb"|(?<=[A-Z]\()\s*(?:struct|union|enum)\s+\w+[\s*]*(?=\))"
    rb"|(?<=[,(])\s*(?:const\s+)?(?:struct|union|enum|unsigned|signed|long)\s+\w+(?:\s+\w+)?[\s*]*(?=,)"
    rb"|(?<=,)\s*(?:const\s+|struct\s+|union\s+|unsigned\s+|signed\s+|long\s+)*\w+[\s*]*(?=[,)])"
)
_GAP: Final = re.compile(rb"(?<=\w)[^\S\n]+(?=\w)")
_LOOP: Final = re.compile(
    rb"^([ \t;]+(?!(?:if|for|while|switch|return|sizeof|else|do|defined)\b)[A-Za-z_]\w*\s*"
    + _ARGUMENTS
    + rb")((?:\s|/\*(?:[^*]|\*(?!/)){0,400}+\*/)+(?<=[ \t]))(?=[A-Za-z_{])",
    re.MULTILINE,
)
# Without a space in the place of which a semicolon could stand.
_LOOP_AT_BRACE: Final = re.compile(rb"^([ \t]+[A-Za-z_]\w*\([^();{}\n]*),(\s*\w+)\)(?=\{|\s*\Z)", re.MULTILINE)
_BARE_CONDITION: Final = re.compile(rb"\b(if|while)[ ](?=[A-Za-z_])(\w+\s*" + _ARGUMENTS + rb")[ ](?=\s*\{)")
_TOKEN: Final = re.compile(
    rb"//[^\n]*|/\*[\s\S]*?\*/|\"(?:\\[\s\S]|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
    rb"|^[ \t]*#[ \t]*(\w+)((?:\\\r?\n|[^\n])*)|[{}()\[\];]|[=,:]|\b(?:else|do)\b|\S",
    re.MULTILINE,
)
_OFF: Final = re.compile(rb"\s*(?:0|(?:defined\s*\(?\s*)?(?:__cplusplus|_?WIN32|_MSC_VER)\)?)\s*(?:$|/\*|//)")
_VISIBLE: Final = re.compile(rb"[^\s]")
_CLASS_ATTRIBUTE: Final = re.compile(
    rb"(?<=class |truct )\s*"
    + _CAPITALS
    + rb"(?=\s+(?!final\b)[A-Za-z_][\w:]*(?:<[^<>{};]*>)?\s*(?:final\s*)?(?:\{|:[^:]))"
)
# Words that are empty for a compiler: macros alone on a line, slots, and the word before a signal.
_OF_QT: Final = re.compile(
    rb"^[ \t]*Q_[A-Z_]+(?:" + _ARGUMENTS + rb")?(?=[ \t]*;?[ \t]*$)"
    rb"|(?:(?<=public)|(?<=private)|(?<=protected))[ \t]+(?:slots|Q_SLOTS)(?=\s*:)"
    rb"|\b(?:emit|Q_EMIT)\s+(?=[A-Za-z_][\w.>:-]*\s*\()",
    re.MULTILINE,
)
_SIGNALS: Final = re.compile(rb"^[ \t]*(?:signals|Q_SIGNALS)(?=\s*:)", re.MULTILINE)
_ENDS: Final = frozenset(b";{}:")
_OPENS, _CLOSES = b"()"
_CPP: Final = re.compile(
    rb"^[ \t]*(?:class\s+\w|namespace\b|template\s*<|(?:public|private|protected)\s*:|using\s+\w|enum\s+class\b"
    rb"|#[ \t]*include[ \t]*<[a-z_]+>|virtual\b|explicit\b|constexpr\b)"
    rb"|\bstd::|\w::\w|\boperator\s*[^\s\w;,)]|\w&[ ]\w|\b(?:static_cast|nullptr|noexcept|override)\b",
    re.MULTILINE,
)
_NO_CODE: Final = re.compile(rb"//[^\n]*|/\*[\s\S]*?\*/|\"(?:\\[\s\S]|[^\"\\\n])*\"")


class _Conditional:
    """A conditional that is open."""

    def __init__(self, start: int, depth: int, inside: int, last: bytes) -> None:
        self.directives = [(start, start)]
        self.offs: list[bool] = []
        self.depth, self.inside = depth, inside
        self.is_broken = inside > 0 or last[-1] not in _ENDS


def dialect_of(extension: str, text: bytes) -> str:
    """Return the extension as which a file is read: a header with words of C++ is C++."""
    if extension != "h" or len(text) > _LONGEST:
        return extension
    return "cpp" if _CPP.search(_NO_CODE.sub(b"", text)) else extension


def read_rightly(text: bytes) -> bytes:
    """Blank words of Qt, and attributes before the name of a class, which the grammar takes for the name."""
    if len(text) > _LONGEST:
        return text
    text = _CLASS_ATTRIBUTE.sub(_blank, text)
    if b"emit " in text or b"Q_" in text:
        text = _OF_QT.sub(_blank, text)
        text = _SIGNALS.sub(lambda match: b"public".ljust(len(match[0])), text)
    return text


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar is known not to parse."""
    if len(text) > _LONGEST:
        return text
    parts = _DIRECTIVE.split(_one_branch(text))
    parts[::2] = map(_mended_code, parts[::2])
    return b"".join(parts)


def _mended_code(text: bytes) -> bytes:
    """Rewrite a text without directives."""
    for attribute in _ATTRIBUTES:
        text = attribute.sub(_blank, text)
    text = _BEHIND_BRACKET.sub(_unless_condition, text)
    text = _TYPE_ARGUMENT.sub(_as_name, text)
    text = _BARE_CONDITION.sub(rb"\1(\2)", text)
    text = _LOOP_AT_BRACE.sub(lambda match: match[1] + b");" + b" " * len(match[2]), text)
    for _ in range(2):  # one takes the space before the next
        text = _LOOP.sub(lambda match: match[1] + match[2][:-1] + b";", text)
    return text


def _blank(match: re.Match[bytes]) -> bytes:
    """Blank a match except its group."""
    if not match.lastindex:
        return _VISIBLE.sub(b" ", match[0])
    start, end = match.span(1)
    before, after = match.string[match.start() : start], match.string[end : match.end()]
    return _VISIBLE.sub(b" ", before) + match[1] + _VISIBLE.sub(b" ", after)


def _unless_condition(match: re.Match[bytes]) -> bytes:
    """Blank attributes behind a bracket, but no statement behind the condition of another one."""
    depth = 0
    for at in range(match.start() - 1, max(0, match.start() - _LONGEST_HEAD), -1):
        depth += (match.string[at] == _CLOSES) - (match.string[at] == _OPENS)
        if depth == 0:
            return match[0] if _CONDITION.search(match.string, max(0, at - 9), at) else _blank(match)
    return _blank(match)


def _as_name(match: re.Match[bytes]) -> bytes:
    """Write a type that is an argument as one word."""
    name = _GAP.sub(lambda gap: b"_" * len(gap[0]), match[0].replace(b"*", b" "))
    return _PRIMITIVE.sub(lambda word: word[0].upper(), name)


def _one_branch(text: bytes) -> bytes:
    """Keep one branch of each conditional in an expression, or with branches that open or close blocks."""
    out = bytearray(text)
    groups: list[_Conditional] = []
    depth = inside = last_at = 0
    last = b";"
    for match in _TOKEN.finditer(text):
        word, token = match[1], match[0]
        if word is None:
            if token[:1] in (b"/", b'"', b"'") and len(token) > 1:
                last = token if token[:1] != b"/" else last
                continue
            if token == b"{":
                depth += 1
            elif token == b"}":
                depth -= 1
                inside = inside if depth > 0 else 0
                for group in groups[-1:]:
                    group.is_broken = group.is_broken or depth < group.depth
            elif token in b"([":
                inside += 1
            elif token in b")]":
                inside = max(0, inside - 1)
            if token == b"else" and groups and last_at < groups[-1].directives[-1][0]:
                groups[-1].is_broken = True
            if token != b"{" or last != b"=":  # in a list of values, a conditional is in an expression from the start
                last = token
            last_at = match.start()
        elif word in (b"if", b"ifdef", b"ifndef"):
            group = _Conditional(match.start(), depth, inside, last)
            group.offs.append(word != b"ifndef" and _OFF.match(match[2]) is not None)
            group.directives = [(match.start(), match.end())]
            groups.append(group)
        elif word in (b"else", b"elif") and groups:
            group = groups[-1]
            group.is_broken = group.is_broken or depth != group.depth or last[-1] not in _ENDS
            group.directives.append((match.start(), match.end()))
            group.offs.append(word == b"elif" and _OFF.match(match[2]) is not None)
            group.is_broken = group.is_broken or inside != group.inside
            depth, inside = group.depth, group.inside
        elif word == b"endif" and groups:
            group = groups.pop()
            if group.is_broken or depth != group.depth or inside != group.inside or last[-1] not in _ENDS:
                depth, inside = _keep_one(out, group, match.start(), match.end())
    return bytes(out)


def _keep_one(out: bytearray, group: _Conditional, start: int, end: int) -> tuple[int, int]:
    """Blank all of a conditional but one branch; return the depths of braces and brackets behind it."""
    directives = [*group.directives, (start, end)]
    sizes = [0 if off else directives[at + 1][0] - directives[at][1] for at, off in enumerate(group.offs)]
    kept = next((at for at, size in enumerate(sizes) if size * _FALLBACK > max(sizes)), -1)
    for index, (at, after) in enumerate(directives):
        out[at:after] = _VISIBLE.sub(b" ", out[at:after])
        if index != kept and index + 1 < len(directives):
            until = directives[index + 1][0]
            out[after:until] = _VISIBLE.sub(b" ", out[after:until])
    depth, inside = group.depth, group.inside
    if kept >= 0:
        for match in _TOKEN.finditer(out, directives[kept][1], directives[kept + 1][0]):
            depth += (match[0] == b"{") - (match[0] == b"}")
            inside += (match[0] in b"([") - (match[0] in b")]")
    return depth, max(0, inside)
