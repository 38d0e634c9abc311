"""A tokenizer of SPARQL, as exact as safety checks and messages need it.

For maintainers: the engine reads keywords without word boundaries (``1SERVICE?x{}`` is a service call) and decides by
context if ``<`` opens an IRI or compares. This tokenizer takes the IRI if the text allows one and marks such a choice
(``doubtful``), so that ``guard`` can err on the safe side. It accepts everything and never fails; it must be linear,
because it runs in the process of an editor. Users see the list of prefixes; removing one breaks their queries. This
module must not know the rules of the guard.

Source: SPARQL 1.1 Query Language, section 19.8 (grammar); RDF 1.2 for triple terms and base directions.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from oxigraph_code.identity import BASE

# The grammar allows most characters beyond ASCII in names, and none elsewhere that matters here.
_LETTERS = r"A-Za-z\x80-\U0010ffff"
_WORD = rf"0-9{_LETTERS}_"
_NAME = rf"{_WORD}\-"
_ESCAPE = r"%[0-9A-Fa-f]{2}|\\[_~.\-!$&'()*+,;=/?#@%]"

_IRI = r"<(?:[^<>\"{}|^`\\\x00-\x20]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8})*>"
_VARIABLE = rf"[?$][{_WORD}]+"
# Bounded, or a long run of letters and dots would be scanned again from each of its letters.
_PREFIXED = (
    rf"(?:[{_LETTERS}](?:[{_NAME}.]{{0,100}}[{_NAME}])?)?:"
    rf"(?:(?:[{_WORD}:]|{_ESCAPE})(?:(?:[{_NAME}.:]|{_ESCAPE})*(?:[{_NAME}:]|{_ESCAPE}))?)?"
)

_TOKEN = rf"""
    (?P<skipped>(?:[\x00-\x20]+|\#[^\r\n]*)++)
  | (?P<iri>{_IRI})
  | (?P<string>'''(?:[^'\\]+|\\.|'(?!''))*+''' | \"\"\"(?:[^"\\]+|\\.|"(?!""))*+\"\"\"
              | '(?:[^'\\\r\n]+|\\.)*+' | "(?:[^"\\\r\n]+|\\.)*+")
  | (?P<variable>{_VARIABLE})
  | (?P<language>@[A-Za-z]+(?:-[A-Za-z0-9]+)*)
  | (?P<blank>_:[{_WORD}](?:[{_NAME}.]*[{_NAME}])?)
  | (?P<prefixed>{_PREFIXED})
  | (?P<number>(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)
  | (?P<word>[A-Za-z][A-Za-z0-9_]*)
  | (?P<mark><<\(|\)>>|<<|>>|\{{\||\|\}}|\^\^|\|\||&&|<=|>=|!=|.)
"""

_CLOSES = {")": "(", "]": "[", "}": "{", ")>>": "<<("}
_OPERANDS = frozenset({"iri", "string", "variable", "language", "blank", "prefixed", "number", "word"})
PREFIXES: dict[str, str] = {
    "code": BASE,
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
    "owl": "http://www.w3.org/2002/07/owl#",
    "skos": "http://www.w3.org/2004/02/skos/core#",
    "prov": "http://www.w3.org/ns/prov#",
    "doap": "http://usefulinc.com/ns/doap#",
    "dcterms": "http://purl.org/dc/terms/",
    "schema": "https://schema.org/",
    "sh": "http://www.w3.org/ns/shacl#",
}


class Token(NamedTuple):
    """One token; ``depth`` is the number of open brackets around it."""

    kind: str  # iri, string, variable, language, blank, prefixed, number, word, mark
    text: str
    start: int
    depth: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


class TokenizedText(NamedTuple):
    """All tokens of a text; ``doubtful`` if the engine may see a comparison in an IRI here."""

    tokens: tuple[Token, ...]
    deepest: int
    doubtful: bool


@cache
def _pattern() -> re.Pattern[str]:
    """Compile on first use, which takes longer than importing the rest of this package."""
    return re.compile(_TOKEN, re.VERBOSE | re.DOTALL)


def tokenize(text: str) -> TokenizedText:
    """Return the tokens of a text, without white space and comments."""
    tokens: list[Token] = []
    brackets: list[str] = []
    deepest = 0
    doubtful = False
    for match in _pattern().finditer(text):
        kind = match.lastgroup or "mark"
        if kind == "skipped":
            continue
        found = match.group()
        if kind == "mark":
            if found in ("(", "[", "{", "<<("):
                brackets.append(found)
                deepest = max(deepest, len(brackets))
            elif found in _CLOSES and brackets:
                brackets.pop()
        elif (
            kind == "iri"
            and ("'" in found or "#" in found)
            and tokens
            and brackets
            and brackets[-1] == "("
            and (tokens[-1].kind in _OPERANDS or tokens[-1].text in (")", "]"))
        ):
            # ``<`` can compare only inside parentheses, with a term before it. Read as a comparison, a quote or hash
            # sign in the IRI would begin a string or a comment.
            doubtful = True
        tokens.append(Token(kind, found, match.start(), len(brackets)))
    return TokenizedText(tuple(tokens), deepest, doubtful)


def declared_prefixes(tokens: tuple[Token, ...]) -> dict[str, str]:
    """Return the prefixes that the text declares, with their IRIs."""
    found = {}
    for before, token, after in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if before.text.upper() == "PREFIX" and token.kind == "prefixed" and after.kind == "iri":
            found[token.text.partition(":")[0]] = after.text[1:-1]
    return found
