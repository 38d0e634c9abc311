"""Write YAML of Symfony as PHP: routes, services, aliases, factories and listeners, line by line.

For maintainers: nodes are composed and never constructed, so that no tag has an effect. Each entry becomes a call of
the framework, whose meaning is in pattern files. The prefix of an imported file is not known to its routes.

Source: the documentation of Symfony, "Routing", "Service Container", "Events and Event Listeners".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import yaml

_MAX_BYTES: Final = 200_000
_ROUTES: Final = r"\Symfony\Component\Routing\Loader\YamlFileLoader::parseRoute"
_SERVICES: Final = r"\Symfony\Component\DependencyInjection\ContainerBuilder::"
_LISTENERS: Final = r"\Symfony\Component\EventDispatcher\EventDispatcher::addTagged"
_CLASS: Final = re.compile(r"@?\\?([A-Z]\w*(?:\\\w+)*|\w+(?:\\\w+)+)")
_PARTS: Final = re.compile(r"[._]")
_READER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_Fields = dict[str, yaml.Node]


def symfony_code(text: bytes) -> bytes:
    """Return the calls that a file of routes or services stands for."""
    lines = [b""] * (text.count(b"\n") + 1)
    try:
        root = yaml.compose(text[:_MAX_BYTES].decode(errors="replace"), _READER)
        for line, code in _calls(root):
            lines[line] += code.encode()
    except (yaml.YAMLError, RecursionError, IndexError):  # YAML ends lines at more signs than others
        pass
    return b"\n".join(lines)


def _calls(root: yaml.Node | None) -> Iterator[tuple[int, str]]:
    for name, value in _fields(root).items():
        if name.startswith("when@"):
            yield from _calls(value)
        elif name == "services":
            services = _fields(value)
            for key, entry in services.items():
                yield from _service(key, entry, services)
        else:
            yield from _route(name, value)


def _route(name: str, entry: yaml.Node) -> Iterator[tuple[int, str]]:
    fields = _fields(entry)
    run = _text(fields.get("controller") or _fields(fields.get("defaults")).get("_controller"))
    owner, _, member = run.partition("::")
    handler = _method(owner, member or "__invoke") or "null"
    methods = [part for text in _texts(fields.get("methods")) for part in text.split("|")]
    for path in _texts(fields.get("path")):
        listed = ", ".join(map(_quoted, methods))
        yield _line(fields["path"]), f"{_ROUTES}({_quoted(path)}, {handler}, [{listed}], {_quoted(name)});"


def _service(key: str, entry: yaml.Node, services: _Fields) -> Iterator[tuple[int, str]]:
    """Yield the calls for one service: its class, another name for it, and the methods that run."""
    fields = _fields(entry)
    other = _text(fields.get("alias")) or (text if (text := _text(entry)).startswith("@") else "")
    other = other.lstrip("@")
    owner = _text(_fields(services.get(other)).get("class")) or other or _text(fields.get("class")) or key
    if _CLASS.fullmatch(owner):
        call = f"setAlias({_class(key)}, " if other else "register("
        yield _line(entry), f"{_SERVICES}{call}{_class(owner)});"
    where, method, *_ = [*(part for text in _texts(fields.get("factory")) for part in text.split("::")), "", ""]
    runs = [(fields.get("factory", entry), where, method)]
    for stated in _items(fields.get("calls")):
        inner = _fields(stated)
        runs.append((stated, owner, _text(inner.get("method")) or next(iter([*inner, *_texts(stated)]), "")))
    for node, where, method in runs:
        if method and _CLASS.fullmatch(where):
            yield _line(node), f"{_SERVICES}call({_method(where, method)});"
    for tag in _items(fields.get("tags")):
        if event := _text((facts := _fields(tag)).get("event")):
            is_plain = _text(facts.get("name")).startswith("doctrine")
            usual = event if is_plain else "on" + "".join(part[:1].upper() + part[1:] for part in _PARTS.split(event))
            found = _method(owner, _text(facts.get("method")) or usual)
            yield _line(tag), f"{_LISTENERS}({_quoted(event)}, {found});"


def _fields(node: yaml.Node | None) -> dict[str, yaml.Node]:
    """Return the entries of a mapping."""
    return {_text(key): value for key, value in node.value} if isinstance(node, yaml.MappingNode) else {}


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line)


def _items(node: yaml.Node | None) -> list[yaml.Node]:
    return node.value if isinstance(node, yaml.SequenceNode) else []


def _text(node: yaml.Node | None) -> str:
    return str(node.value) if isinstance(node, yaml.ScalarNode) else ""


def _texts(node: yaml.Node | None) -> list[str]:
    """Return a text, or the texts in a list or a mapping."""
    found = [*_items(node), *_fields(node).values()]
    return [text for entry in found if (text := _text(entry))] or [text for text in (_text(node),) if text]


def _quoted(text: str) -> str:
    return "'" + re.sub(r"([\\'])", r"\\\1", re.sub(r"\s", " ", text)) + "'"


def _class(name: str) -> str:
    """Return the class that an identifier is, else a text."""
    match = _CLASS.fullmatch(name)
    return rf"\{match[1]}::class" if match else _quoted(name)


def _method(owner: str, name: str) -> str:
    """Return a callable, empty unless the owner is a class."""
    return f"[{_class(owner)}, {_quoted(name)}]" if _CLASS.fullmatch(owner) else ""
