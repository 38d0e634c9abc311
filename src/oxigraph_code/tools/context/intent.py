"""Classification of a task by its verb.

For maintainers: a task is an instruction, a question or a report of a fault, and its first words decide. A question
word inside an instruction ("change how it is signed") is no evidence. This module must not know the graph.
"""

from __future__ import annotations

import re

_VERBS = {
    "fix": "fix repair correct debug mend patch prevent avoid resolve bug broken wrong fails? failing failure "
    "crash\\w* error regression",
    "remove": "remove delete drop deprecate eliminate discard strip disable",
    "rename": "rename move relocate",
    "test": "tests? cover coverage",
    "understand": "how why what where when which who whose is are does do did explain understand describe show tell "
    "find locate list trace investigate analy[sz]e summari[sz]e review audit learn",
    "add": "add implement support allow introduce new create enable expose write build provide extend include "
    "register define document",
    "change": "change modify refactor replace update upgrade downgrade make use switch convert rewrite rework improve "
    "speed optimi[sz]e migrate adjust adapt simplify split extract inline merge turn set increase reduce raise lower "
    "limit restrict require return accept reject validate cache store pass handle keep let stop start ensure encrypt "
    "sign sort rotate configure swap reuse clean unify generali[sz]e harden tweak alter revise redesign",
}
# Verbs that decide at any position; the others are as often nouns.
_ANYWHERE = {
    "fix": "fix bugs? broken wrong fails? failing failures? crash\\w* errors? regressions? prevent",
    "remove": "remove delete deprecate",
    "rename": "rename move",
    "test": "tests? coverage",
    "understand": "explain understand",
    "add": "add implement support allow introduce create",
    "change": "change modify refactor replace update rewrite rework improve migrate",
}
_POLITE = re.compile(
    r"(?:\W+|(?:please|kindly|now|also|then|just|let'?s|(?:can|could|would|will) (?:you|we|i)|i|we|you|(?:how|where) to"
    r"|how (?:do|can|should|would|could) (?:i|we|you)(?! (?:know|tell))|want(?: you)?|need|would like|should|must|have"
    r"|help me|to)\b)+",
)
_TESTS = re.compile(
    r"(?:add|write|create|extend|improve|increase)\b(?: [\w-]+){0,3} (?:tests|coverage|test (?:for|that|of|case\w*))\b"
)


def _pattern(verbs: str) -> re.Pattern[str]:
    # A word with a dot, a slash or a bracket beside it is a name, not a verb.
    return re.compile(rf"(?<![\w./`'\"-])(?:{'|'.join(verbs.split())})(?!\w|[./-]\w|\((?![\w-]+\)!?:)|`)")


_FIRST = {intent: _pattern(verbs) for intent, verbs in _VERBS.items()}
_LATER = {intent: _pattern(verbs) for intent, verbs in _ANYWHERE.items()}


def intent_of(task: str) -> str:
    """Classify a task as fix, remove, rename, test, understand, add or change."""
    text = " ".join(task.lower().split())
    polite = _POLITE.match(text)
    start = polite.end() if polite else 0
    if _TESTS.match(text, start):
        return "test"
    for intent, pattern in _FIRST.items():
        if pattern.match(text, start):
            return intent
    if _LATER["fix"].search(text):
        return "fix"
    if text.endswith("?"):
        return "understand"
    found = [(match.start(), intent) for intent, pattern in _LATER.items() if (match := pattern.search(text))]
    return min(found)[1] if found else "change"
