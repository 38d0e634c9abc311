"""Edits of files in packages."""

from __future__ import annotations

from tests.indexing.support import Steps

CART = """package shop;
import shop.tax.*;
class Cart extends Base { int total(Rate rate) { add(1); return rate.of(1); } }
"""
SHOP = {
    "pom.xml": "<project><artifactId>shop</artifactId></project>",
    "src/main/java/shop/Cart.java": CART,
    "src/main/java/shop/Base.java": "package shop;\nclass Base { void add(Object a) { } }\n",
    "src/main/java/shop/tax/Rate.java": "package shop.tax;\n"
    "public class Rate { public int of(long a) { return 1; } }\n",
    "src/main/java/shop/Till.java": "package shop;\nclass Till { void pay(Cart cart) { cart.total(null); } }\n",
}
STEPS: Steps = (
    # An overload comes in a superclass, in a body that calls nothing.
    {"src/main/java/shop/Base.java": "package shop;\nclass Base { void add(Object a) { } void add(int a) { } }\n"},
    # Lines move, and a type changes.
    {
        "src/main/java/shop/tax/Rate.java": "package shop.tax;\n\n\npublic class Rate {\n"
        "    public int of(long a) { return 1; }\n    public String of(int a) { return null; }\n}\n"
    },
    # A file of the package declares a type that an import of a package had brought in.
    {"src/main/java/shop/Rate.java": "package shop;\nclass Rate { int of(int a) { return 2; } }\n"},
    # A method that implements an interface comes, for calls in a file that stays.
    {
        "src/main/java/shop/Base.java": "package shop;\ninterface Adding { void add(int a); }\n"
        "abstract class Base implements Adding { }\n"
    },
    {"src/main/java/shop/Other.java": "package shop;\nclass Other extends Base { public void add(int a) { } }\n"},
    {"src/main/java/shop/Rate.java": None},
    {"src/main/java/shop/Cart.java": CART.replace("add(1)", "add(rate)")},
    # An annotation generates a method that a file which stays has called before.
    {
        "src/main/java/shop/Item.java": "package shop;\nclass Item { Cart cart; }\n",
        "src/main/java/shop/Stock.java": "package shop;\nclass Stock { void of(Item item) { item.getCart(); } }\n",
    },
    {"src/main/java/shop/Item.java": "package shop;\n@Data class Item { Cart cart; }\n"},
    # A class becomes a record, whose component implements a method of an interface that changes.
    {
        "src/main/java/shop/Has.java": "package shop;\ninterface Has { Cart cart(); }\n",
        "src/main/java/shop/Item.java": "package shop;\nrecord Item(Cart cart) implements Has { }\n",
    },
    {"src/main/java/shop/Has.java": "package shop;\ninterface Has { }\n"},
)
