"""Line numbers in the rows of queries.

For maintainers: anyone may add statements to the graph, so a symbol may have any term as its line. One such statement
must cost no answer.
"""

from __future__ import annotations

_MAX_LINE = 1 << 31


def line_number(term: str) -> int:
    """Return the line that a term names; 0 if it names none."""
    number = int(term) if term.isdecimal() and len(term) < len(str(_MAX_LINE)) + 1 else 0
    return number if number < _MAX_LINE else 0
