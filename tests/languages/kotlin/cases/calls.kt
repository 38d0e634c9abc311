package shop

import shop.tools.measure as weigh
import shop.tools.*

class Cart(val owner: Owner, note: String = "") {
    private val items = Items()

    fun total(): Int = items.sum() + tax(2)
    //                       ^ calls: Items.sum (member)
    //                               ^ calls: Cart.tax (lexical)

    fun tax(rate: Int): Int = rate
    fun tax(rate: String): Int = 1
    fun tax(rate: Int, percent: Boolean = true, name: String): Int = 2

    fun run() {
        tax("a")
        // <- calls: Cart.tax~2 (lexical)
        tax(1, name = "b")
        // <- calls: Cart.tax~3 (lexical)
        owner.greet()
        //    ^ calls: Owner.greet (member)
        Cart.empty().total()
        //   ^ calls: Cart.Companion.empty (inherited)
        //           ^ calls: Cart.total (member)
        Registry.add(this)
        //       ^ calls: Registry.add (member)
        owner.rename("x")
        //    ^ calls: rename (lexical)
        weigh(this)
        // <- calls: shop/tools.kt:measure (imported)
        other()
        // <- calls: shop/tools.kt:other (imported)
        Cart(owner, note = "x").total()
        // <- calls: Cart (lexical)
    }

    companion object {
        fun empty() = Cart(Owner())
        //            ^ calls: Cart (lexical)
        //                 ^ calls: Owner (lexical)
    }
}

class Items { fun sum(): Int = 1 }
class Owner { fun greet() { } }

object Registry {
    fun add(cart: Cart) { }
}

fun Owner.rename(name: String) { greet() }
//                               ^ calls: Owner.greet (member)

// --- path: shop/tools.kt ---
package shop.tools

fun measure(any: Any) { }
fun other() { }
