"""Settings modules of a program, whose variables are the attributes of an external settings object.

For maintainers: Django reads the module that ``DJANGO_SETTINGS_MODULE`` names and takes its upper-case variables. That
variable is set outside of the program, so a settings module is recognised by its name: ``settings.py``, or a module of
a package ``settings``. If several modules set one name, an attribute means each of them. Facts only.

Source: Django documentation, "Django settings".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts

SETTINGS_OBJECT: Final = "django.conf.settings"

_MODULE: Final = re.compile(r"(?:^|/)(?:settings(?:_\w+)?|\w+_settings)(?:\.py|/(?!tests?/)[\w/]+\.py)$")
_NAME: Final = re.compile(r"[A-Z][A-Z0-9_]*$")


def settings_variables(facts: FileFacts) -> Iterator[tuple[str, int]]:
    """Name each variable of a settings module as an attribute of the settings object, with its definition."""
    if not _MODULE.search(facts.path):
        return
    for index, definition in enumerate(facts.definitions):
        if not definition.scope and definition.kind == "variable" and _NAME.match(definition.name):
            yield f"{SETTINGS_OBJECT}.{definition.name}", index
