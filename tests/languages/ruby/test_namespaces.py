"""A module that hundreds of files open is one namespace."""

from __future__ import annotations

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolver


def test_a_class_is_found_in_a_module_that_many_files_open() -> None:
    loader = registry.installed().loader("ruby")
    assert extracts(loader)
    texts = {f"app/{nth:03}.rb": f"module Shop\n  class A{nth}; end\nend\n" for nth in range(100)}
    texts["lib/item.rb"] = "module Shop\n  class Item; end\nend\n"
    texts["lib/sold.rb"] = "module Shop\n  module Item::Kinds\n    class Sold < Item; end\n  end\nend\n"
    facts = [loader.extract(text.encode(), path) for path, text in texts.items()]
    related = resolver.resolve(facts, loader.semantics)["lib/sold.rb"].relations
    assert ("extends", "lib/item.rb") in {(one.kind, getattr(one.target, "path", "")) for one in related}
