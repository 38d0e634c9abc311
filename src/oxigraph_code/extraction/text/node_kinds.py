"""The kinds of syntax nodes that a language writes the arguments of calls with.

For maintainers: this is all that the reader of arguments asks a grammar for; brackets, commas, sums and the fields of
nodes are the same in all grammars. This module must not know any language.
"""

from __future__ import annotations

import re


class NodeKinds:
    """Kinds of nodes by their meaning, each list as one text."""

    def __init__(
        self,
        *,
        texts: str = "",
        computed: str = "",
        marked: str = "(?!)",
        stated: str = "(?!)",
        named: str = "",
        same: str = "",
        spread: str = "",
        functions: str = "",
        constants: str = "",
        lists: str = "",
        behind: str = "",
    ) -> None:
        """Split the lists.

        ``texts`` are string literals, also several side by side, and ``computed`` the expressions in them;
        ``marked`` is a pattern for variables in them that are no nodes, ``stated`` for expressions whose text is
        the last name in them. ``named`` are arguments and entries with a name in front, or that are a name. ``same``
        have the value of their operand. ``constants`` are truth values, nothing, and regular expressions. ``lists`` are
        arguments or elements that may stand without brackets and commas, ``behind`` a function behind the brackets,
        which is the last argument.
        """
        self.texts = frozenset(texts.split())
        self.computed = frozenset(computed.split())
        self.marked = re.compile(marked)
        self.stated = re.compile(stated.encode())
        self.named = frozenset(named.split())
        self.same = frozenset(same.split())
        self.spread = frozenset(spread.split())
        self.functions = frozenset(functions.split())
        self.constants = frozenset(constants.split())
        self.lists = frozenset(lists.split())
        self.behind = frozenset(behind.split())
