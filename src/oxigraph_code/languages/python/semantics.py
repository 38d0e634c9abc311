"""The scope and object rules of Python.

For maintainers: see ``resolution.language.semantics``. Names and texts only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.python import rules
from oxigraph_code.languages.python.annotations import read_annotation
from oxigraph_code.languages.python.fixtures import Fixtures
from oxigraph_code.languages.python.library import LIBRARY
from oxigraph_code.languages.python.modules import PythonModules, module_name
from oxigraph_code.languages.python.relations import shared as relations_of
from oxigraph_code.languages.python.roles import roles
from oxigraph_code.languages.python.settings import settings_variables
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.object_model import ObjectModel
from oxigraph_code.resolution.language.semantics import Semantics


class PythonSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    @cached_property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("python",))

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    receiver_kind = staticmethod(rules.receiver_kind)
    parent_class = staticmethod(rules.parent_class)
    is_called_by_access = staticmethod(rules.is_called_by_access)
    is_public = staticmethod(rules.is_public)
    base_name = staticmethod(rules.base_name)
    base_call = staticmethod(rules.base_call)
    is_external_class = staticmethod(rules.is_external_class)
    common_member = staticmethod(rules.common_member)
    is_never_shadowed = staticmethod(rules.is_never_shadowed)
    builtin = staticmethod(rules.builtin)
    only_inspects = staticmethod(rules.only_inspects)
    replaces = staticmethod(rules.replaces)
    registers = staticmethod(rules.registers)
    wraps = staticmethod(rules.wraps)
    makes_function = staticmethod(rules.makes_function)
    injection = Fixtures()
    binding_model = InOrder()
    applies_decorators = True
    parent_keyword = "super"

    object_model = ObjectModel(constructors=("__init__", "__new__"))
    absent_values = ("None",)
    own_type = "Self"
    dotted_modules = True
    wraps_functions = True
    starts_processes = frozenset(
        {
            "asyncio.create_subprocess_exec", "asyncio.create_subprocess_shell", "os.popen", "os.system",
            "pexpect.spawn", "subprocess.Popen", "subprocess.call", "subprocess.check_call", "subprocess.check_output",
            "subprocess.getoutput", "subprocess.getstatusoutput", "subprocess.run",
        }
    )  # fmt: skip
    transparent_bases = frozenset(
        {
            "builtins.object", "abc.ABC", "typing.Generic", "typing.Protocol", "typing_extensions.Generic",
            "typing_extensions.Protocol",
        }
    )  # fmt: skip

    read_annotation = staticmethod(read_annotation)
    library = LIBRARY

    def shared(self, facts: FileFacts) -> Iterator[tuple[str, int]]:
        yield from relations_of(facts)
        yield from settings_variables(facts)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> PythonModules:
        return PythonModules(paths)
