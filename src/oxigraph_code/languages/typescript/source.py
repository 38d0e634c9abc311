"""Select the script in a file, and rewrite syntax that the grammar cannot parse.

For maintainers: every rewriting keeps lengths and line ends, so that offsets and lines stay valid for the file. Only
the parser sees the rewritten text; texts are always cut from the original.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from oxigraph_code.languages.comments import as_comment, blanked, rewritten
from oxigraph_code.languages.typescript.templates import template_of

_OPENING = re.compile(rb"<script(?=[\s>])|<!--", re.IGNORECASE)
# Scripts with names that a template uses: of a module, or of the functions that a component shares.
_NAMED = re.compile(rb"<script\s[^>]{0,200}\bsetup\b|\bmethods\s*:\s*\{")
_CLOSING = re.compile(rb"</script\s*>", re.IGNORECASE)

# ``in`` and ``out`` before a type parameter, which the grammar does not know.
_VARIANCE = re.compile(rb"(?<=[<,\s])(?:in\s+out|in|out)(?=\s+[A-Za-z_$][\w$]*\s*(?:[,>=]|extends\b))")
_BEGINS_PARAMETER = re.compile(rb"[<,]$")
# A signature on a line of its own that begins with type parameters. The grammar takes them for type arguments of the
# expression on the line before.
_SIGNATURE = re.compile(rb"(?<=\n)([ \t]*)[ \t](?=<(?:[A-Za-z_$]|[ \t]*\r?\n))")
_ENDS_SIGNATURE = re.compile(rb"(?:[\w\])}\"'`]|(?<!=)>)$")
_LONGEST_COMMENT = 20_000
_MAX_COMMENTS = 64  # in succession
# A type parameter with the name ``type``, which the grammar takes for the keyword.
_TYPE = re.compile(rb"(?<=\()type(?=\s+extends\b)")
# The name ``using``, which the grammar takes for the keyword of a declaration.
_USING = re.compile(rb"\busing\b(?!\s+(?!(?:in|of|as|instanceof|satisfies)\b)[A-Za-z_$])")
# An export of all types of another module.
_EXPORTED_TYPES = re.compile(rb"(?<=\bexport)\s+type(?=\s*\*)")
# A mapped type that makes its members optional by a sign.
_OPTIONAL = re.compile(rb"(?<=\])\+(?=\?\s*:)")
# An escaped backquote in a template, which the grammar does not know in types.
_ESCAPED_MARK = re.compile(rb"(?<!\\)((?:\\\\)*)\\`")
# A call whose only type argument is the type of a module. The grammar takes it for comparisons, so it becomes an
# argument.
_MODULE_TYPE = re.compile(rb"""<(\s*(?:typeof\s+)?import\(\s*(?:"[^"\n]*"|'[^'\n]*')\s*\)(?:\.[\w$]+)*\s*)>(\s*)\(""")
# An ampersand in markup that begins no character reference: in text between tags, or in the value of an attribute.
_LOOSE_AMPERSAND = re.compile(rb"(?<!&)&(?!&|#\d+;|#[xX][\da-fA-F]+;|\w+;)")
_WORDS = re.compile(rb"(?<=[>}])[^<>{}`]{0,2000}?\w[^<>{}`&]{0,2000}&[^<>{}`]{0,5000}(?=</|<[A-Za-z]|\{|<>)")
_ATTRIBUTE = re.compile(rb"""(?<==)(?:"[^"\n<>]*&[^"\n]*"|'[^'\n<>]*&[^'\n]*')""")
# The attributes of an import or export, with the module that they are for. The grammars do not know those of exports.
_OF_A_MODULE = re.compile(
    rb"""(\b(?:from|import)\s*(?:"[^"\n]*"|'[^'\n]*'))(\s*\b(?:assert|with)\s*\{[^{}]{0,200}\})"""
)
# The tag of a template literal that ends in type arguments.
_TYPED_TAG = re.compile(rb"(?<!=)>`")
_LONGEST_TYPE_ARGUMENTS = 2_000
_ENDS_TAG = re.compile(rb"[\w$)\]]")
_NO_TYPE = re.compile(rb"&&|\|\||`|=(?!>)|\$\{")
_BRACKETS = re.compile(rb"=>|[<>(){}\[\]]")
_CLOSES = {b">": b"<", b")": b"(", b"}": b"{", b"]": b"["}
_LONGEST_MENDED = 2_000_000
# Only minifiers write such lines: they shorten names and remove blanks, and break lines after some hundred characters.
_LONG_LINE = 300
_SMALL = 5_000
# A bundler joins modules to one file. It may break lines after some characters. Few people write files of that size,
# and none writes code with so few blanks.
_BUNDLE = 100_000
_CHARACTERS_A_WORD = 14
_HEAD = 3_000
# The heads of webpack, browserify, esbuild, and of modules for all kinds of module systems.
_BUNDLER = re.compile(
    rb"__webpack_require__|webpackBootstrap|webpackUniversalModuleDefinition|webpack(?:Jsonp|Chunk)"
    rb"|function\(\)\{function r\(e,n,t\)\{function o\(i,f\)|\bvar __defProp = Object\.defineProperty"
    rb"|typeof (?:exports|module)\s*={2,3}\s*['\"]object['\"]\s*&&\s*typeof (?:module|exports)\b"
    rb"|typeof define\s*={2,3}\s*['\"]function['\"]\s*&&\s*define\.amd|\bvar \w+ = \(function\s*\(exports\b"
)
_LICENCE = re.compile(rb"\s*(?:/\*!|/\*[^/]{0,2000}?(?:@licen[cs]e|licen[cs]e:|copyright|\(c\)))", re.IGNORECASE)
_MEGABYTE = 1_000_000
_MANY_CALLS = 10_000  # however much data is between them
_XML = re.compile(rb"(?:\xef\xbb\xbf)?\s*<(?:\?xml|!DOCTYPE TS)\b")


def why_no_script(text: bytes) -> str:
    """Return the reason for not reading a text: translations of Qt have the extension ``ts``, too."""
    return "XML; nothing in it is read" if _XML.match(text) else ""


def why_unread(text: bytes) -> str:
    """Return the reason for not reading a text: it is minified or a bundle; empty for source code.

    Its names mean nothing, and its source says more. Data of the same form have hardly any brackets.
    """
    if len(text) <= _SMALL:
        return ""
    long_lines = [line for line in text.split(b"\n") if len(line) > _LONG_LINE]
    length = sum(map(len, long_lines))
    if length > len(text) / 2 and _is_code(long_lines, length):
        return "minified; nothing in it is read"
    return "a bundle; nothing in it is read" if len(text) > _BUNDLE and _is_bundle(text) else ""


def _is_bundle(text: bytes) -> bool:
    if _BUNDLER.search(text, 0, _HEAD) or (len(text) > _MEGABYTE and _LICENCE.match(text)):
        return True
    return len(text) > _CHARACTERS_A_WORD * len(text.split()) and _is_code([text], len(text))


def _is_code(parts: Iterable[bytes], length: int) -> bool:
    return sum(part.count(b"(") for part in parts) > min(length / 100, _MANY_CALLS)


def script_of(text: bytes) -> bytes:
    """Blank all text of a component outside of its scripts, its template and its comments."""
    parts: list[bytes] = []
    comments: list[slice] = []
    last = at = 0
    has_names = _NAMED.search(text) is not None
    while opening := _OPENING.search(text, at):
        if opening[0] == b"<!--":
            at = text.find(b"-->", opening.end())
            if at < 0:
                break
            comments.append(slice(opening.start(), at + 3))
            continue
        start = text.find(b">", opening.end()) + 1
        closing = _CLOSING.search(text, start) if start else None
        if closing is None:
            break
        parts += [template_of(text[last:start], has_names=has_names), text[start : closing.start()]]
        last = at = closing.start()
    script = bytearray().join([*parts, template_of(text[last:], has_names=has_names)])
    for span in comments:
        script[span] = as_comment(text[span])
    return bytes(script)


def without_types_of_tags(text: bytes) -> bytes:
    """Blank the type arguments of tagged templates: the grammar parses ``tag<Props>`…``` as comparisons."""
    if len(text) > _LONGEST_MENDED or not _TYPED_TAG.search(text):
        return text
    parts: list[bytes] = []
    last = 0
    for start, end in _angles(text):
        written = text[start:end] if end - start <= _LONGEST_TYPE_ARGUMENTS else b"`"
        is_balanced = written.count(b'"') % 2 == written.count(b"'") % 2 == 0
        if start >= last and is_balanced and not _NO_TYPE.search(written):
            parts += [text[last:start], blanked(written)]
            last = end
    return b"".join([*parts, text[last:]])


def _angles(text: bytes) -> Iterator[tuple[int, int]]:
    """Yield the spans of type arguments between a tag and its template, inner ones first."""
    opened: list[tuple[bytes, int]] = []
    counts = dict.fromkeys((b"<", b"(", b"{", b"["), 0)
    for bracket in _BRACKETS.finditer(text):
        mark = bracket[0]
        if mark in counts:
            opened.append((mark, bracket.start()))
            counts[mark] += 1
        elif mark in _CLOSES and counts[_CLOSES[mark]] and (mark != b">" or opened[-1][0] == b"<"):
            start = -1
            while start < 0:
                opening, place = opened.pop()
                counts[opening] -= 1
                start = place if opening == _CLOSES[mark] else -1
            if mark == b">" and text[bracket.end() : bracket.end() + 1] == b"`" and _ENDS_TAG.match(text, start - 1):
                yield start, bracket.end()


def mended_markup(text: bytes) -> bytes:
    """Rewrite ampersands in markup so that the grammar parses them as text."""
    if len(text) > _LONGEST_MENDED or b"&" not in text:
        return text

    def without_ampersands(match: re.Match[bytes]) -> bytes:
        return _LOOSE_AMPERSAND.sub(b"+", match[0])

    return _ATTRIBUTE.sub(without_ampersands, _WORDS.sub(without_ampersands, text))


def mended_script(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar of JavaScript does not parse."""
    if len(text) > _LONGEST_MENDED:
        return text
    return _OF_A_MODULE.sub(lambda match: match[1] + blanked(match[2]), mended_markup(text))


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar of TypeScript does not parse."""
    if len(text) > _LONGEST_MENDED:
        return text
    rules = (_TYPE, b"Type"), (_USING, b"Using"), (_EXPORTED_TYPES, None), (_OPTIONAL, b" "), (_ESCAPED_MARK, rb"\1  ")
    text = rewritten(mended_script(text), ((_MODULE_TYPE, rb"(\1,\2 "), *rules))

    def without_variance(match: re.Match[bytes]) -> bytes:
        return blanked(match[0]) if _BEGINS_PARAMETER.search(_code_before(text, match.start())) else match[0]

    def ended(match: re.Match[bytes]) -> bytes:
        return match[1] + (b";" if _ENDS_SIGNATURE.search(_code_before(text, match.start())) else b" ")

    text = _VARIANCE.sub(without_variance, text)
    return _SIGNATURE.sub(ended, text)


def _code_before(text: bytes, end: int) -> bytes:
    """Read the last two characters of code before an offset, past comments; empty if there are too many."""
    for _ in range(_MAX_COMMENTS):
        before = text[max(0, end - _LONGEST_COMMENT) : end].rstrip()
        line = before.rpartition(b"\n")[2].lstrip()
        if before.endswith(b"*/") and b"/*" in before:
            comment = before[before.rindex(b"/*") :]
        elif line.startswith(b"//"):
            comment = line
        else:
            return before[-2:]
        end = max(0, end - _LONGEST_COMMENT) + len(before) - len(comment)
    return b""
