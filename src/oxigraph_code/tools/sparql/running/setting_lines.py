"""Lines of configuration with the words of a question, as "where is the session lifetime configured".

For maintainers: a setting is stated in a line of a file for settings, which no function need have. Of lines with the
same words, the one with the fewest others counts most. This module must not know how functions are ranked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from oxigraph_code.queries.matching import WORDS, stem, stems_of
from oxigraph_code.search.places import is_about_others, is_shown_to_users
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.preview import cut_text
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_ASKED: Final = re.compile(
    r"\W*where\s+(?:(?:is|are|do|does|can|we|i|you)\s+)+.*"
    r"\b(?:configur(?:ed?|able)|set(?:\s+up)?|specif(?:y|ied)|defined)\b",
    re.IGNORECASE,
)
_SAID: Final = frozenset(map(stem, WORDS["located"]["configured"].split()))
_FILES: Final = re.compile(
    r"(?:^|/)(?:config|conf|environments?)/[^/]+$|(?:^|/)\.env[^/]*$|[.](?:ini|properties|env|conf)$"
    r"|(?:^|/)[^/]*(?:config|settings?|constants?|environments?|options|application)(?:[-_.]\w+)*[.](?!md$|rst$)\w+$",
    re.IGNORECASE,
)
_TEXTS: Final = re.compile(r"(?:^|/)(?:messages|translations?|i18n|locales?|lang)\b|(?:^|/)messages_", re.IGNORECASE)
_COMMENT: Final = re.compile(r"\s*(?:#|//|/?\*|;|<!--)")
_MOST: Final = 5
_LENGTH: Final = 160


def setting_lines(question: AskedQuestion, words: Sequence[str]) -> list[Row]:
    """Return the lines of configuration with most of some words, at least two if there are two."""
    wanted = {stem(word.lower()) for word in words} - _SAID
    if not _ASKED.match(question.text) or not wanted:
        return []
    scope = question.scope
    paths = [path for path in scope.files(question.workspace.settings) if _FILES.search(path)]
    paths = [path for path in paths if not (is_about_others(path) or is_shown_to_users(path) or _TEXTS.search(path))]
    found = []
    for path in paths:
        for number, line in enumerate(scope.text(path).split("\n"), 1):
            stems = stems_of(line)
            if (has := len(wanted & stems)) and not _COMMENT.match(line):
                found.append((-has, len(stems), path, number, line.strip()))
    most = -min(found)[0] if found else 0
    kept = sorted(one for one in found if -one[0] == most) if most >= min(2, len(wanted)) else []
    return [
        Row(f"  {path}:{number} {cut_text(line, _LENGTH)}", {"path": path, "line": number, "text": line})
        for _, _, path, number, line in kept[:_MOST]
    ]
