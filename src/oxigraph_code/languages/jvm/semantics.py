"""The scope and object rules of the Java virtual machine's languages.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Sources: The Java Language Specification, chapters 4 to 8 and 15; Project Lombok, "@Getter and @Setter", "@Data",
"@Value", "@Log (and friends)"; The Java Language Specification, chapter 7, "Packages and Modules"; Maven, "Standard
Directory Layout"; The Java Language Specification, chapters 6 ("Names") and 8 ("Classes"); JUnit 5 User Guide, JUnit 4
and TestNG documentation; Spring MVC, Jakarta RESTful Web Services, Micronaut.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.jvm.annotations import read_annotation
from oxigraph_code.languages.jvm.library import BUILTIN, LIBRARY
from oxigraph_code.resolution.language.binding_model import AnyOrder
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import LineageOf, Modules, Semantics

_TEST: Final = re.compile(
    r"(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\s*(?:\(|$)"
)
_ROUTE: Final = re.compile(
    r"(?:[\w.]+\.)?(?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|"
    r"Get|Post|Put|Patch|Delete|Head|Options)\s*(?:\(|$)"
)
_CLIENT: Final = re.compile(r"(?:[\w.]+\.)?(?:RegisterRestClient|FeignClient|Client)\s*(?:\(|$)")
_TASK: Final = re.compile(
    r"(?:[\w.]+\.)?(?:Scheduled|EventListener|KafkaListener|RabbitListener|JmsListener|PostConstruct|PreDestroy|Bean|"
    r"Schedules?|Incoming)\s*(?:\(|$)"
)
_SPEC: Final = re.compile(
    r"(?:[\w.]+\.)?(?:String|Fun|Should|Describe|Behavior|Word|Free|Feature|Expect|Annotation)Spec\b"
)
_CASE: Final = "junit.framework.TestCase"
_COMPONENT: Final = re.compile(
    r"(?:androidx?|com\.google\.android)\..*(?:Activity|Application|Service|Receiver|ContentProvider|Fragment|Worker)$"
)
_LIFECYCLE: Final = re.compile(r"on[A-Z]\w*$|(?:do|start)Work$")
"""The methods that Android runs on its components."""


def _is_in_case(facts: FileFacts, method: Definition, cases: dict[int, bool], lineage: LineageOf) -> bool:
    """Return true if a method is a test by its name and the class that it is in."""
    if not method.name.startswith("test") or method.parameters or method.visibility != "public":
        return False
    owner = facts.scopes[method.scope].definition
    if owner not in cases:
        cases[owner] = owner >= 0 and _CASE in lineage(owner).external
    return cases[owner]


def _is_of_component(facts: FileFacts, method: Definition, lineage: LineageOf) -> bool:
    """Return true if Android runs a method of the class around it, by its name."""
    owner = facts.scopes[method.scope].definition
    above = lineage(owner).external if owner >= 0 and _LIFECYCLE.match(method.name) else ()
    return any(map(_COMPONENT.match, above))


def _is_in_client(facts: FileFacts, method: Definition) -> bool:
    """Return true if a method stands in an interface that is implemented by sending requests."""
    owner = facts.scopes[method.scope].definition
    return owner >= 0 and any(map(_CLIENT.match, facts.definitions[owner].decorators))


def _takes_arguments(method: Definition) -> bool:
    types = [parameter.annotation for parameter in method.parameters]
    return method.returns == "void" and types in (["String[]"], ["String"], [])


_BASE_ARGUMENTS = re.compile(r"[<\[]")
_BASE_NAME = re.compile(r"(?:@\w+\s+)?([^\W\d][\w$]*(?:\.[^\W\d][\w$]*)*)$")
_VISIBLE = "kotlin"
_COMMON_TEXT = "clone equals finalize getClass hashCode notify notifyAll toString wait"
_COMMON = {name: f"java.lang.Object.{name}" for name in _COMMON_TEXT.split()}

_SOURCE_SET = re.compile(r"(?:^|.*?/)src/[\w-]+/(?:java|groovy|kotlin)(?:/|$)")
_SOURCES = re.compile(r"(?:^|.*?/)(?:src|source|sources)(?:/|$)")
# The first parts of the names of packages, by the domains that they are made of.
_FIRST_TEXT = "com org net edu gov io dev app java javax jakarta de fr uk eu ch ru cn jp me co scala junit"
_FIRST = frozenset(_FIRST_TEXT.split())


@lru_cache(maxsize=1 << 14)
def package_of(folder: str) -> str:
    """Return the package of the files in a folder, with dots; empty for the root of the sources."""
    if match := _SOURCE_SET.match(folder):
        parts = folder[match.end() :].split("/")
    else:
        match = _SOURCES.match(folder)
        parts = (folder[match.end() :] if match else folder).split("/")
        start = next((nth for nth, part in enumerate(parts) if part in _FIRST), -1)
        if start >= 0 and parts[start] == "java" and len(parts) > start + 1 and parts[start + 1] in _FIRST - {"java"}:
            start += 1  # the folder of a language, not the package of the library
        parts = parts[start:] if start >= 0 else parts
    return ".".join(part for part in parts if part)


_PLAIN_TEXT: Final = """
    Override Deprecated SuppressWarnings SafeVarargs FunctionalInterface Nullable NonNull Nonnull NotNull Generated
    CheckReturnValue VisibleForTesting Contract Documented Inherited Retention Target Getter Setter Data Value Builder
    ToString EqualsAndHashCode NoArgsConstructor AllArgsConstructor RequiredArgsConstructor Slf4j Serial
"""
_PLAIN: Final = frozenset(_PLAIN_TEXT.split())


class JvmModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def find(self, importer: str, name: str) -> str:
        return name

    def external_name(self, importer: str, name: str) -> str:
        return name


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
_INSPECTING: Final = (
    "java.util.Objects.", "java.lang.String.", "java.util.logging.", "org.slf4j.", "org.apache.log",
    "org.apache.commons.log",
)  # fmt: skip


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
    if not sets(name) and name not in readers(field):
        return False
    own = _annotation(field, wanted)
    if own is not None:
        return _NONE not in own
    is_all = "static" not in field.modifiers and not (sets(name) and "final" in field.modifiers)
    return is_all and _annotation(owner, wanted) is not None


def sets(name: str) -> bool:
    """Return true if an accessor sets its field."""
    return name.startswith("set")


def _annotation(definition: Definition, wanted: frozenset[str]) -> str | None:
    """Return the annotation of a definition with a name in ``wanted``."""
    return next((text for text in definition.decorators if (m := _NAME.match(text)) and m[1] in wanted), None)


class JvmSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    pattern_languages = ("java", "kotlin")
    text_members = ("toString", "build")
    common_members = _COMMON
    capital_is_class = True
    readers = staticmethod(readers)
    generates = staticmethod(generates)
    sets = staticmethod(sets)

    absent_values = ("null",)
    own_type = ""
    transparent_bases = frozenset({"java.lang.Object"})
    binding_model = AnyOrder(class_sees_itself=False)
    object_model = ObjectModel(
        readers=("get{Name}", "{name}"),
        receiver=Receiver.IMPLICIT,
        hides_fields=True,
        own="this",
        parent="super",
        implicit_parameter="it",
        has_overloads=True,
        implements=Implements.NAMED,
        constructors=(CLASS_NAME,),
        construction="new",
        has_namespaces=True,
    )

    read_annotation = staticmethod(read_annotation)
    library = LIBRARY

    def package(self, facts: FileFacts) -> str:
        return facts.package or unnamed_package(facts.path)

    def package_at(self, path: str) -> str:
        return package_of(path.rpartition("/")[0]) or unnamed_package(path)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> JvmModules:
        return JvmModules()

    def accessed_fields(self, name: str) -> Sequence[str]:
        match = _ACCESSOR.match(name)
        if match is None:
            return ()
        plain = match[2]
        return tuple(dict.fromkeys((plain[0].lower() + plain[1:], plain, f"is{plain}")))

    def generated_variable(self, owner: Definition, name: str) -> str:
        names = (m[1] for text in owner.decorators if name == "log" and (m := _NAME.match(text)))
        return next((_LOGGERS[found] for found in names if found in _LOGGERS), "")

    def only_inspects(self, callee: str) -> bool:
        return callee.startswith(_INSPECTING)

    def registers(self, decorator: str) -> bool:
        return decorator.rpartition(".")[2] not in _PLAIN

    def module_name(self, path: str) -> str:
        folder, _, file = path.rpartition("/")
        package = package_of(folder)
        stem = file.rpartition(".")[0] or file
        return f"{package}.{stem}" if package else stem

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        return ("", False) if "static" in method.modifiers else ("this", True)

    def base_name(self, base: str) -> str:
        match = _BASE_NAME.match(_BASE_ARGUMENTS.split(base, maxsplit=1)[0].strip())
        return match[1] if match else ""

    def implicit_bases(self, definition: Definition) -> Sequence[str]:
        if definition.kind == "enum":
            return (f"java.lang.Enum<{definition.name}>",)
        if "record" in definition.modifiers:
            return ("java.lang.Record",)
        return ()

    def builtin(self, name: str) -> str:
        qualified = f"java.lang.{name}"
        return qualified if qualified in LIBRARY.classes else ""

    def glob_import_type(self, module: str, name: str) -> str:
        if module == _VISIBLE and name in BUILTIN:
            return BUILTIN[name]
        qualified = f"{module}.{name}"
        return qualified if qualified in LIBRARY.classes else ""

    def default_imports(self, path: str) -> Sequence[str]:
        return (_VISIBLE,) if path.endswith((".kt", ".kts")) else ()

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        has_tests = False
        cases: dict[int, bool] = {}
        for index, definition in enumerate(facts.definitions):
            if definition.kind == "function" and definition.name == "main" and not definition.scope:
                yield Role(index, "main")
            if definition.kind == "class" and any(map(_SPEC.match, definition.bases)):
                has_tests = True
                yield Role(index, "test")
            if definition.kind != "method":
                continue
            if any(map(_TEST.match, definition.decorators)) or _is_in_case(facts, definition, cases, lineage):
                has_tests = True
                yield Role(index, "test")
            if any(map(_ROUTE.match, definition.decorators)) and not _is_in_client(facts, definition):
                yield Role(index, "route")
            if any(map(_TASK.match, definition.decorators)):
                yield Role(index, "task")
            if _is_of_component(facts, definition, lineage):
                yield Role(index, "main")
            if definition.name == "main" and "static" in definition.modifiers and _takes_arguments(definition):
                yield Role(index, "main")
        if has_tests:
            yield Role(-1, "test")


SEMANTICS = JvmSemantics()
"""The semantics of all languages that are one program."""


def unnamed_package(path: str) -> str:
    """Return the key of the package without a name that a file is in: the files of one folder."""
    return f"{path.rpartition('/')[0]}/"
