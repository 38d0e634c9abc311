"""Rules about names, methods and classes of Java, by their spelling.

For maintainers: these are answers of ``JvmSemantics``, in a module of their own. See
``resolution.language.semantics``; names and texts only.

Source: The Java Language Specification, chapters 6 ("Names") and 8 ("Classes").
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.facts import Definition
from oxigraph_code.languages.jvm.kotlin_names import BUILTIN
from oxigraph_code.languages.jvm.library import LIBRARY

_BASE_ARGUMENTS = re.compile(r"[<\[]")
_NAME = re.compile(r"(?:@\w+\s+)?([^\W\d][\w$]*(?:\.[^\W\d][\w$]*)*)$")
_VISIBLE = "kotlin"
_COMMON_TEXT = "clone equals finalize getClass hashCode notify notifyAll toString wait"
_COMMON = frozenset(_COMMON_TEXT.split())


def receiver_kind(method: Definition) -> tuple[str, bool]:
    """Return the name of a method's receiver, and True if that is an instance and not the class."""
    return ("", False) if "static" in method.modifiers else ("this", True)


def base_name(base: str) -> str:
    """Return the path of a base class, without type arguments; empty if it is no class."""
    match = _NAME.match(_BASE_ARGUMENTS.split(base, maxsplit=1)[0].strip())
    return match[1] if match else ""


def implicit_bases(definition: Definition) -> Sequence[str]:
    """Return the types that a class inherits from without naming them."""
    if definition.kind == "enum":
        return (f"java.lang.Enum<{definition.name}>",)
    if "record" in definition.modifiers:
        return ("java.lang.Record",)
    return ()


def is_external_class(qualified_name: str) -> bool:
    """Return true if an external name is spelled like a class."""
    return qualified_name.rpartition(".")[2][:1].isupper()


def common_member(name: str) -> str:
    """Return the qualified name of a member that every class has; empty if there is none."""
    return f"java.lang.Object.{name}" if name in _COMMON else ""


def builtin(name: str) -> str:
    """Return the qualified name of a class that is visible without an import; empty if there is none."""
    qualified = f"java.lang.{name}"
    return qualified if qualified in LIBRARY.classes else ""


def glob_import_type(module: str, name: str) -> str:
    """Qualify a type name that an import of a whole library package binds."""
    if module == _VISIBLE and name in BUILTIN:
        return BUILTIN[name]
    qualified = f"{module}.{name}"
    return qualified if qualified in LIBRARY.classes else ""


def default_imports(path: str) -> Sequence[str]:
    """Return the packages that a file sees without an import, besides the basic one."""
    return (_VISIBLE,) if path.endswith((".kt", ".kts")) else ()
