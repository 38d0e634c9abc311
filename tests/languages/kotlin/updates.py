"""Edits of a program in Kotlin and Java."""

from __future__ import annotations

from tests.indexing.support import Steps

CART = """package shop
import shop.tax.*
import shop.tax.weigh as measure
class Cart(val rate: Rate) {
    fun total() = rate.made().of(1)
    fun run() {
        measure { of(2) }
        rate.extended()
    }
}
"""
SHOP = {
    "build.gradle.kts": "",
    "src/main/kotlin/shop/Cart.kt": CART,
    "src/main/kotlin/shop/tax/Rate.kt": "package shop.tax\nopen class Rate {\n    fun of(sum: Int) = sum\n"
    "    fun made() = Rate()\n}\n",
    "src/main/kotlin/shop/tax/Weigh.kt": "package shop.tax\nfun weigh(block: Rate.() -> Unit) {\n}\n",
    "src/main/java/shop/Till.java": "package shop;\nclass Till {\n"
    "    void pay(Cart cart) { cart.total(); cart.getRate(); }\n}\n",
}
STEPS: Steps = (
    # The body of a function without a stated result gives something else.
    {
        "src/main/kotlin/shop/tax/Rate.kt": "package shop.tax\nopen class Rate {\n    fun of(sum: Int) = sum\n"
        "    fun made() = Other()\n}\nclass Other {\n    fun of(sum: Int) = 2\n}\n"
    },
    # An extension comes, then a member of its name.
    {"src/main/kotlin/shop/tax/Extended.kt": "package shop.tax\nfun Rate.extended() {\n}\n"},
    {"src/main/kotlin/shop/tax/Weigh.kt": "package shop.tax\nfun weigh(block: Other.() -> Unit) {\n}\n"},
    {"src/main/kotlin/shop/Cart.kt": CART.replace("val rate", "var rate") + "\n"},
    {"src/main/kotlin/shop/tax/Extended.kt": None},
    {
        "src/main/kotlin/shop/Cart.kt": CART.replace(
            "}\n}", "}\n    companion object {\n        fun weigh() = 1\n    }\n}"
        ),
    },
)
