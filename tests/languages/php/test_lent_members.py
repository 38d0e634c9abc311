"""A class that lends its members through a facade or documentation is no supertype."""

from __future__ import annotations

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve
from tests.extraction.support import read

SOURCE = """<?php
class Service { public function run(): void {} }
class Named extends Facade { protected static function getFacadeAccessor() { return Service::class; } }
/** @see Service */
class Documented extends Facade {}
/** @mixin Service */
class Mixed {}
class Derived extends Service {}
"""


def test_a_class_behind_a_facade_or_mixin_is_not_extended() -> None:
    loader = registry.installed().loader("php")
    assert extracts(loader)
    facts = read(SOURCE, "a.php")
    names = [entry.name for entry in facts.definitions]
    relations = resolve([facts], loader.semantics)["a.php"].relations
    extended = {names[entry.source] for entry in relations if entry.kind == "extends" and entry.target}
    assert extended == {"Derived"}
