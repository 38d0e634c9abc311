"""Conventions of Ruby: names in literals, visibility, comments and the types in them.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.route_files import singular
from oxigraph_code.languages.ruby.spelling import class_name

_ACCESS = {"private": "private", "protected": "protected", "private_class_method": "private"}
_DIRECTIVE = re.compile(r"#!|#\s*(?:-\*-|frozen_string_literal:|encoding:|coding:|typed:|rubocop:|:nocov:|:nodoc:)")
_TABLE = re.compile(r"""create_table[ (]+["'](\w+)["']""")
_PARAM = re.compile(r"^@param\s+(\w+)\s+\[([^\]]+)\]", re.MULTILINE)
_PARAM_AFTER = re.compile(r"^@param\s+\[([^\]]+)\]\s+(\w+)", re.MULTILINE)
_RETURN = re.compile(r"^@return\s+\[([^\]]+)\]", re.MULTILINE)
# Methods that the language or its collections run without a call in the text.
_RUN = frozenset(
    {
        *("to_s", "to_str", "inspect", "hash", "eql?", "==", "===", "<=>", "each", "coerce", "to_proc", "to_ary"),
        *("method_missing", "respond_to_missing?", "included", "extended", "inherited", "prepended", "method_added"),
    }
)
_NODES = NodeKinds(
    texts="string simple_symbol bare_string bare_symbol delimited_symbol chained_string heredoc_beginning",
    computed="interpolation",
    named="pair",
    spread="splat_argument hash_splat_argument",
    functions="block do_block lambda",
    behind="block do_block",
    constants="true false nil regex",
    lists="argument_list string_array symbol_array",
)


class RubyConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "format sprintf url *join *URI"
    instance_word = "self"
    run_methods = _RUN
    shares_names = True

    def plain_name(self, written: str) -> str:
        if match := _TABLE.match(written):
            return class_name(singular(match[1]))
        return written.strip(":\"'").replace("::", ".")

    def docstring(self, literal: str) -> str:
        if literal.startswith("=begin"):
            return literal.removeprefix("=begin").removesuffix("=end").strip("\n")
        return "" if _DIRECTIVE.match(literal) else literal.lstrip("#").removeprefix(" ").rstrip()

    def documented_types(self, documentation: str, modifiers: Sequence[str] = ()) -> Mapping[str, str]:
        if "@" not in documentation:
            return {}
        found = {match[1]: match[2] for match in _PARAM.finditer(documentation)}
        found |= {match[2]: match[1] for match in _PARAM_AFTER.finditer(documentation)}
        if match := _RETURN.search(documentation):
            found["()"] = match[1]
        return found

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        written = modifiers[-1]
        is_other_side = written == "private_class_method" and "static" not in modifiers
        return "public" if is_other_side else _ACCESS.get(written, "public")
