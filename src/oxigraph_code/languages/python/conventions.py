"""Conventions of Python: the kind, modifiers and visibility of definitions, and forms of text.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files; a base class is recognized
by the qualified name that its import states, so that a class ``Enum`` of the project is not taken for the library's.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable, Sequence

from oxigraph_code.extraction.conventions import Conventions, Wrapping
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.facts import Parameter
from oxigraph_code.facts.kinds import DefinitionKind
from oxigraph_code.identity import readable

_ENCODING = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")  # PEP 263

_TYPING = ("typing.", "typing_extensions.")
_ENUM_BASES = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum"}
_DATACLASS_DECORATORS = {
    "dataclasses.dataclass",
    "attr.s",
    "attr.attrs",
    "attr.define",
    "attr.frozen",
    "attr.mutable",
    "attr.dataclass",
    "attrs.define",
    "attrs.frozen",
    "attrs.mutable",
    "pydantic.dataclasses.dataclass",
}
_DECORATOR_WORDS = {
    "staticmethod": "staticmethod",
    "classmethod": "classmethod",
    "property": "property",
    "functools.cached_property": "property",
    "abc.abstractmethod": "abstract",
    "abc.abstractproperty": "abstract",
    "contextlib.contextmanager": "contextmanager",
    "contextlib.asynccontextmanager": "contextmanager",
}
# Methods that a data class gets by default.
_MADE = ("init", "repr", "eq")
_TURNED_OFF = re.compile(r"(\w+)\s*=\s*False\b")
# Methods that it gets on request.
_MADE_ON_REQUEST = {"order": ("__lt__", "__le__", "__gt__", "__ge__"), "frozen": ("__setattr__", "__delattr__")}
_TURNED_ON = re.compile(r"\b(order|frozen)\s*=\s*True\b")
_LONGEST_LITERAL = 400_000
_PLAIN_STRING = re.compile(r"[uUrR]?(\"\"\"|'''|\"|')((?:(?!\1)[\s\S])*)\1$")
# Methods that operators, statements and built-in functions run. Constructors are excluded: a call names their class.
_RUN = re.compile(r"__(?!(?:init|new)__$)\w+__$")
_CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]*$")

_NODES = NodeKinds(
    texts="string concatenated_string",
    computed="interpolation",
    named="keyword_argument pair",
    same="await",
    spread="list_splat dictionary_splat",
    functions="lambda",
    constants="true false none",
)

# Wrappers of classes are functions in lower case; modules are loaded by statements.
_WRAPPING = Wrapping(re.compile(r"_*[a-z]"), re.compile(r"(?!)"))

_CLASS_NAME = re.compile(r"[A-Z]\w*[a-z]\w*$")
# Methods of queries that name members of the rows: in keywords, to find or to write them, or in strings.
_FINDING = ("filter", "exclude", "get", "filter_by", "aget", "get_or_404")
_WRITING = ("create", "acreate", "update", "aupdate", "get_or_create", "aget_or_create")
_LISTING = ("update_or_create", "aupdate_or_create", "bulk_update", "abulk_update")
_NAMING = ("defer", "distinct", "only", "order_by", "prefetch_related", "select_related", "values", "values_list")
_KEYWORD_USES = {
    **dict.fromkeys(_FINDING, "row"),
    **dict.fromkeys(_WRITING, "written row"),
    **dict.fromkeys(_LISTING, "listed row"),
    **dict.fromkeys(("save", "asave"), "listed"),
    "setattr": "named member",
    **dict.fromkeys(_NAMING, "named row"),
    "Q": "condition",
}

# The types of parameters that take several arguments of the annotated type.
_HELD = {"rest": "tuple[{}, ...]", "keyword_rest": "dict[str, {}]"}
_HOLDERS = {"rest": "tuple", "keyword_rest": "dict"}


class PythonConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "format url *join *Path *URL *Url *URI"
    adding_methods = frozenset({"append", "extend", "insert"})
    wrapping = _WRAPPING

    inherited_modifiers = frozenset({"enum", "typeddict"})
    keeps_keys = True
    names_in_texts = True

    def encoding(self, source: bytes) -> str:
        for line in source[:1000].split(b"\n", 2)[:2]:
            if match := _ENCODING.match(line):
                return match[1].decode()
            if line.strip() and not line.lstrip().startswith(b"#"):
                break
        return ""

    def docstring(self, literal: str) -> str:
        plain = _PLAIN_STRING.match(literal)
        if plain is not None and ("\\" not in plain[2] or plain[0][0] in "rR"):
            return _dedented(plain[2].replace("\r\n", "\n").replace("\r", "\n"))
        if not literal.endswith(("'", '"')) or len(literal) > _LONGEST_LITERAL:
            return ""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about invalid escapes
                value = ast.literal_eval(f"({literal})")
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            return ""
        return _dedented(readable(value)) if isinstance(value, str) else ""

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        if not name.startswith("_") or (name.startswith("__") and name.endswith("__")):
            return "public"
        return "private" if name.startswith("__") else "protected"

    def instance_name(self, parameters: Sequence[Parameter], decorators: Sequence[str]) -> str:
        if "staticmethod" in decorators or not parameters or parameters[0].kind != "positional":
            return ""
        return parameters[0].name

    def keyword_use(self, callee: str) -> str:
        if callee[:1].isupper() and _CLASS_NAME.match(callee):
            return "constructed"
        return _KEYWORD_USES.get(callee, "")

    def member_path(self, keyword: str) -> str:
        return ".".join(filter(None, keyword.lstrip("-?").split("__")))

    def bound_type(self, parameter: Parameter) -> str:
        if not parameter.annotation:
            return _HOLDERS.get(parameter.kind, "")
        return _HELD.get(parameter.kind, "{}").format(parameter.annotation)

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        found = ["implicit"] if kind == "method" and _RUN.match(name) else []
        for decorator in decorators:
            full = canonical(decorator.partition("(")[0].strip())
            if full in _DATACLASS_DECORATORS:
                found.append("dataclass")
            elif full in _DECORATOR_WORDS:
                found.append(_DECORATOR_WORDS[full])
            elif full.startswith(_TYPING) and full.endswith((".overload", ".final")):
                found.append(full.rpartition(".")[2])
            elif full.endswith((".setter", ".deleter", ".getter")) and kind == "method":
                found.append("property")
        for base in bases:
            found += self._modifiers_of_base(canonical(base.partition("[")[0].strip()), base, canonical)
        if kind in ("variable", "field") and _CONSTANT.match(name):
            found.append("constant")
        return tuple(found)

    def made_members(self, decorators: Sequence[str], modifiers: Sequence[str]) -> Sequence[str]:
        if "dataclass" not in modifiers:
            return ()
        unsaid = {name for text in decorators for name in _TURNED_OFF.findall(text)}
        asked_for = [name for text in decorators for name in _TURNED_ON.findall(text)]
        made = [f"__{name}__" for name in _MADE if name not in unsaid]
        return [*made, *(name for word in asked_for for name in _MADE_ON_REQUEST[word])]

    def _modifiers_of_base(self, full: str, base: str, canonical: Callable[[str], str]) -> Sequence[str]:
        if full.startswith("enum.") and full[5:] in _ENUM_BASES:
            return ("enum",)
        if full.startswith(_TYPING):
            words = {"Protocol": "protocol", "NamedTuple": "namedtuple", "TypedDict": "typeddict"}
            word = words.get(full.partition(".")[2])
            return (word,) if word else ()
        if full == "abc.ABC":
            return ("abstract",)
        if base.startswith("metaclass"):
            metaclass = canonical(base.partition("=")[2].strip())
            return {"abc.ABCMeta": ("abstract",), "enum.EnumMeta": ("enum",), "enum.EnumType": ("enum",)}.get(
                metaclass, ()
            )
        return ()

    def kind(
        self, kind: DefinitionKind, enclosing_kind: str, enclosing_modifiers: Sequence[str], annotation: str, name: str
    ) -> DefinitionKind:
        if kind == "variable" and annotation.rpartition(".")[2] == "TypeAlias":
            return "type_alias"
        if enclosing_kind != "class":
            return kind
        if kind == "function":
            return "method"
        if kind in ("variable", "field"):
            is_variant = (
                kind == "variable" and "enum" in enclosing_modifiers and not annotation and not name.startswith("_")
            )
            return "variant" if is_variant else "field"
        return kind


def _dedented(text: str) -> str:
    """Return a docstring without its common indentation and the empty lines around it.

    The rules follow ``inspect.cleandoc`` in Python 3.11. Later versions handle whitespace other than blanks
    differently, and the graph must not depend on the version that runs.
    """
    first, *rest = text.expandtabs().split("\n")
    margin = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    return "\n".join([first.lstrip(), *(line[margin:] for line in rest)]).strip("\n")
