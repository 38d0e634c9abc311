"""The first sentence of a README: the project in its own words."""

from __future__ import annotations

import re

from oxigraph_code.tools.workspace.scope import QuestionScope

_NAMES = ("README.md", "README.rst", "README.txt", "README", "readme.md", "Readme.md")
_MAX_CHARS = 300
_LEAST_CHARS = 20
_NO_PROSE = re.compile(r"\s|[#=~^|>:]|[*+-]\s|\.\. |-{3}|!\[|\[!\[|`{3}|https?:")
"""The beginnings of code, headings, rules, lists, tables, directives and badges."""
_BLOCK = re.compile(r"\s*</?(?:br|p|div|h[1-6]|table|center|a|img|ul|li)\b[^>]*>\s*")
_UNDERLINE = re.compile(r"([=\-~^#*])\1{2,}\s*")
_MARKUP = (
    (re.compile(r"!\[[^\]]*\]\([^)]*\)|<[^>]+>"), ""),
    (re.compile(r"\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])"), r"\1"),
    (re.compile(r"`([^`<]+?)\s*<[^>]*>`_{1,2}"), r"\1"),
    (re.compile(r"(?::[\w:-]+:)?`{1,2}([^`]+)`{1,2}_{0,2}"), r"\1"),
    (re.compile(r"(?<!\w)([*_]{1,3})(\S.*?)\1(?!\w)"), r"\2"),
)
_SENTENCE = re.compile(r".+?[.!?](?=\s+[A-Z]|$)")


def readme_sentence(scope: QuestionScope) -> str:
    """Return the first sentence of the README of a root; empty without one."""
    text = next(filter(None, (scope.text(name) for name in _NAMES if scope.tree.has_file(name))), "")
    text = _BLOCK.sub("\n\n", text.replace("\r", ""))
    for paragraph in re.split(r"\n(?:[ \t]*\n)+", text.strip("\n")):
        lines = paragraph.split("\n")
        if _NO_PROSE.match(lines[0]) or any(_UNDERLINE.fullmatch(line) for line in lines):
            continue
        prose = " ".join(map(str.strip, lines))
        for markup, plain in _MARKUP:
            prose = markup.sub(plain, prose)
        prose = prose.strip()
        if len(prose) >= _LEAST_CHARS and " " in prose:
            found = _SENTENCE.match(prose)
            return (found[0] if found else prose)[:_MAX_CHARS]
    return ""
