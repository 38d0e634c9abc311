"""Rewrite valid Kotlin in the forms of the grammar.

For maintainers: a rewriting keeps lengths and line ends, so that offsets stay right; texts are
always cut from the original. The loader mends only files with syntax errors.

Source: Kotlin language specification, "Syntax and grammar".
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.languages.comments import rewritten

# The grammar ends the last declaration of a body by a line end or a semicolon only.
_ON_ONE_LINE: Final = re.compile(
    rb"^([^\n{}\"']*\b(?:class|interface|object)\b[^\n{}\"']{0,500}\{[^\n]{0,500}[^\s;{]) (?=\}[ \t]*\r?$)",
    re.MULTILINE,
)
# Behind two annotations the grammar takes a class without constructor or bases for a call of "class" with a block.
_ANNOTATED: Final = re.compile(
    rb"((?:^|[ \t])@[^\n]{1,500}\s@[^\n]{1,500}\s(?:[a-z]{1,20}[ ]){0,6}(?:class|interface)[ ]"
    rb"[^\n(){}:\"']{1,200}(?:constructor\(\)[ ])?\{\s{0,200}?)[ \t](?=\s{0,200}[^\s}])",
    re.MULTILINE,
)
# Behind an annotation these words and "class" are a call with an operator, unless brackets follow.
_SOFT: Final = re.compile(rb"(?<=[\w)])\s{1,200}(?:annotation|inner|value|data)(?=[ ](?:class|object)[ ]\w{1,200}\s)")
# On a line of its own in a body, a constructor with a visibility is read as another one, unless an annotation is there.
_CONSTRUCTOR: Final = re.compile(
    rb"(\bclass[ ]\w{1,200}(?:<[^<>\n(){}]{1,300}>)?[ \t]*\r?\n[ \t]{1,200})[pi]"
    rb"(?=(?:rivate|nternal|rotected|ublic)[ ]constructor\b)"
)
# The grammar knows no context parameters: ``context(log: Log) fun send(done: context(Log) () -> Unit)``.
_CONTEXT: Final = re.compile(
    rb"(?:^[ \t]*context[ ]?\((?:[^()]|\([^()]{0,300}\)){1,1000}\)"
    rb"(?=\s{1,100}(?:[@\w.]+(?:\([^()\n]{0,100}\))?\s{1,20}){0,8}(?:fun|val|var|class|interface|object)\b)"
    rb"|(?<=[ (])context\([^()\n]{1,300}\)(?= [^\n={}]{0,200}->))",
    re.MULTILINE,
)
# Read wrongly: a call of "get" behind a property as its getter, "suspend" before a function, and a comma at the end of
# type arguments.
_NO_GETTER: Final = re.compile(rb"^([ \t]{0,200})[ \t](?=get[ \t]?\([ \t]?[^ \t)\s])", re.MULTILINE)
_NOT_PARSED: Final = re.compile(rb"\bsuspend(?=[ \t]?\{)|,(?=\s{1,200}>)")
# Behind ``Store by made()`` the grammar takes the body of a class for a block of that call, but not behind a base; the
# queries tell it from one by its first letter.
_PARENS: Final = rb"\((?:[^()]|\((?:[^()]|\([^()]{0,300}\)){0,300}\)){0,3000}+\)"
_DELEGATED: Final = re.compile(
    rb"(\b(?:class|object)(?:\s{1,9}\w{1,200})?(?:<[^<>\n(){}]{1,300}>)?(?:[\w\s@]{0,80}"
    + _PARENS
    + rb")?\s{0,40}:[^{}=\"';]{1,600}\s)by(\s{1,9})\w(?=[^{}=\"';\n]{0,300}\{)"
)


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar is known not to parse."""
    return rewritten(text, ((_ON_ONE_LINE, rb"\1;"), (_NO_GETTER, rb"\1;"), (_CONTEXT, None), (_NOT_PARSED, None)))


def separated(text: bytes) -> bytes:
    """End a statement before an annotated class, and keep a constructor or body at its class."""
    rules = ((_DELEGATED, rb"\1 ,\2_"), (_SOFT, None), (_ANNOTATED, rb"\1;"), (_CONSTRUCTOR, rb"\1@"))
    return rewritten(text, rules)
