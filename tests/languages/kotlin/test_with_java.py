"""Files of Kotlin and Java are one program: each calls the members of the other."""

from __future__ import annotations

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve

FILES = {
    "shop/Cart.kt": """
package shop

class Cart(var owner: Owner) {
    fun total(): Int = Rate().of(1)

    fun rate() {
        val rate = owner.rate
        rate.of(2)
        Rate.standard().of(3)
    }

    companion object {
        @JvmStatic
        fun empty(): Cart = Cart(Owner())
    }
}

object Registry {
    @JvmStatic
    fun add(cart: Cart) { }
}
""",
    "shop/Rate.java": """
package shop;

public class Rate {
    public int of(int sum) { return sum; }
    public static Rate standard() { return new Rate(); }

    void use(Cart cart) {
        cart.total();
        cart.getOwner().getRate();
        Cart.empty().total();
        Registry.add(cart);
        new Cart(new Owner());
    }
}
""",
    "shop/Owner.java": """
package shop;

public class Owner {
    public Rate getRate() { return null; }
}
""",
}
CALLS = {
    ("shop/Cart.kt", "Rate().of", "Rate.of"),
    ("shop/Cart.kt", "rate.of", "Rate.of"),
    ("shop/Cart.kt", "Rate.standard", "Rate.standard"),
    ("shop/Rate.java", "cart.total", "Cart.total"),
    ("shop/Rate.java", "cart.getOwner().getRate", "Owner.getRate"),
    ("shop/Rate.java", "Cart.empty", "Cart.Companion.empty"),
    ("shop/Rate.java", "Registry.add", "Registry.add"),
    ("shop/Rate.java", "Cart", "Cart"),
}
"""Some sites by their files and texts, with their targets."""


def test_calls_lead_from_each_language_to_the_other() -> None:
    loaders = {path: registry.installed().loader_of(path) for path in FILES}
    facts = [
        loader.extract(FILES[path].encode(), path) for path, loader in loaders.items() if loader and extracts(loader)
    ]
    loader = loaders["shop/Cart.kt"]
    assert loader is not None
    assert extracts(loader)
    resolved = resolve(facts, loader.semantics)
    files = {entry.path: entry for entry in facts}
    found = {
        (path, site.text, files[target.path].definitions[target.definition].qualified_name)
        for path, entry in files.items()
        for site, link in zip(entry.references, resolved[path].links, strict=True)
        for target in link.targets
    }
    assert found >= CALLS, CALLS - found
