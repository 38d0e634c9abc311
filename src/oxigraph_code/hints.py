"""Calls of tools in sentences for the reader, in the words of the surface on which they are read.

For maintainers: sentences are written in the words of the protocol, such as ``get_symbol code=true``; at a terminal the
same call is ``oxigraph-code symbol SYMBOL --code``. Each sentence about a call goes through ``said``. Names, code and
texts of users never do, so that a name in a row is not taken for a call. This module must not know the tools.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

_VERB = "call"
_ARGUMENT = r"""[a-z_]+=(?:'[^']*'|"[^"]*"|[^\s;,·)`]*)"""
_NAME = r"[a-z]+(?:_[a-z]+)+(?![\w(=])"
_CALL = re.compile(
    rf"(?<![\w.:/`<-])(?:{_VERB} )?(?:{_NAME}(?: {_ARGUMENT})*|(?:[a-z]+ )?{_ARGUMENT}(?: {_ARGUMENT})*)"
)
_PAIR = re.compile(_ARGUMENT)

Words = Callable[[str, Mapping[str, str]], str]
"""Put the call of a tool with arguments into words; without a tool, the arguments alone."""

_words: ContextVar[Words | None] = ContextVar("words", default=None)


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """Put calls into the words of another surface than the protocol."""
    before = _words.set(words)
    try:
        yield
    finally:
        _words.reset(before)


def said(sentence: str, words: Words | None = None) -> str:
    """Put the calls in a sentence of ours into words.

    A call is a name with an underscore, with arguments such as ``code=true``, or these alone.
    """
    chosen = words or _words.get()
    return sentence if chosen is None else _CALL.sub(lambda found: _in_words(found[0], chosen), sentence)


def call_of(tool: str, written: str = "", /, **arguments: object) -> str:
    """Put the call of a tool with arguments into words; ``written`` are other words of the protocol."""
    texts = {name: str(value) for name, value in arguments.items()}
    if (words := _words.get()) is not None:
        return words(tool, texts)
    if written:
        return written
    given = [f"{name}={text if text and ' ' not in text else repr(text)}" for name, text in texts.items()]
    return " ".join([tool, *given])


def _in_words(written: str, words: Words) -> str:
    before = _PAIR.split(written, maxsplit=1)[0].split()
    pairs = (pair.partition("=") for pair in _PAIR.findall(written))
    tool = before[-1] if before and before != [_VERB] else ""
    put = words(tool, {name: value for name, _, value in pairs})
    return f"run {put}" if before[:1] == [_VERB] else put
