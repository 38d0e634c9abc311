"""Marks, tables and names of test files as languages and libraries write them, as data.

For maintainers: this module must not know the search for them.
"""

from __future__ import annotations

import re

DECLARES_TABLE = (
    r"\bcreate\s+table(?:\s+if\s+not\s+exists)?|\btable!\s*\{|\b(?:__tablename__|db_table|table_name)\s*=|@@map"
    r"|\b\w*table\((?:\s*name\s*=)?|\bentity\("
)
"""Texts before the name of a table: in SQL, and in the schemas and models of the usual libraries."""
SPECIFICATION = re.compile(
    r"spec\.(?:rb|cr|lua|php|java|kt|groovy|scala|swift|[cm]?[jt]sx?|coffee|vue)$", re.IGNORECASE
)
"""The end of the name of a file with tests, where ``spec`` is the word for them."""
MARK, MAX_MARKS = re.compile(r"\s*(?:@\w|#\[)"), 6
"""The start of a decorator or attribute, and the most in front of a definition."""
NOT_DECLARING = frozenset({"async", "get", "set", "static"})
"""Keywords in front of a name that declare none by themselves."""
