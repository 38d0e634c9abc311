"""Methods and loggers that Lombok generates by its annotations, and accessors of properties.

For maintainers: names and texts only. A setter is void, or gives its object back if accessors are chained.

Source: Project Lombok, "@Getter and @Setter", "@Data", "@Value", "@Log (and friends)".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Definition

_ACCESSOR: Final = re.compile(r"(get|is|set)([A-Z_$]\w*)$")
_WITH_GETTERS: Final = frozenset({"Data", "Value", "Getter"})
_WITH_SETTERS: Final = frozenset({"Data", "Setter"})
_NAME: Final = re.compile(r"(?:[\w.]+\.)?(\w+)")
_LOGGERS: Final = {
    "Slf4j": "org.slf4j.Logger",
    "XSlf4j": "org.slf4j.ext.XLogger",
    "Log4j2": "org.apache.logging.log4j.Logger",
    "Log4j": "org.apache.log4j.Logger",
    "CommonsLog": "org.apache.commons.logging.Log",
    "JBossLog": "org.jboss.logging.Logger",
    "Log": "java.util.logging.Logger",
}
_NONE: Final = "AccessLevel.NONE"


def accessed_fields(name: str) -> Sequence[str]:
    """Return the names of the fields that an accessor may be for; a boolean one may begin with its ``is``."""
    match = _ACCESSOR.match(name)
    if match is None:
        return ()
    plain = match[2]
    return tuple(dict.fromkeys((plain[0].lower() + plain[1:], plain, f"is{plain}")))


def readers(field: Definition) -> Sequence[str]:
    """Return the name of the getter that a field may have."""
    if field.annotation == "boolean":
        plain = field.name.removeprefix("is") if re.match("is[A-Z]", field.name) else field.name
        return (f"is{plain[:1].upper()}{plain[1:]}",)
    return (f"get{field.name[:1].upper()}{field.name[1:]}",)


def generates(owner: Definition, field: Definition, name: str) -> bool:
    """Return true if an annotation of a class or its field generates an accessor of that name."""
    if "property" in field.modifiers:
        return not sets(name) or "var" in field.modifiers
    wanted = _WITH_SETTERS if sets(name) else _WITH_GETTERS
    is_boolean = field.annotation == "boolean"
    if not sets(name) and (name.startswith("is") != is_boolean or (field.name.startswith("is") and not is_boolean)):
        return False
    own = _of(field, wanted)
    if own is not None:
        return _NONE not in own
    is_all = "static" not in field.modifiers and not (sets(name) and "final" in field.modifiers)
    return is_all and _of(owner, wanted) is not None


def generated_variable(owner: Definition, name: str) -> str:
    """Return the class of the logger that an annotation of a class generates."""
    names = (m[1] for text in owner.decorators if name == "log" and (m := _NAME.match(text)))
    return next((_LOGGERS[found] for found in names if found in _LOGGERS), "")


def sets(name: str) -> bool:
    """Return true if an accessor sets its field."""
    return name.startswith("set")


def _of(definition: Definition, wanted: frozenset[str]) -> str | None:
    """Return the annotation of a definition with a name in ``wanted``."""
    return next((text for text in definition.decorators if (m := _NAME.match(text)) and m[1] in wanted), None)
