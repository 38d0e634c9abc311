package shop

import shop.other.Maker

typealias Build = Cart.(Owner) -> Unit
typealias Handler<T> = (T) -> Unit

class Owner(val name: String) { fun greet() { } }

class Cart {
    fun add() { }
    val owner: Owner? = null
}

fun cart(block: Build): Cart = Cart().apply { add() }
//                             ^ calls: Cart (lexical)
//                                            ^ calls: Cart.add (member)

fun each(handler: Handler<Owner>) { }
fun Owner.within(block: Owner.() -> Unit) { }

fun use(thing: Any, owners: List<Owner>, carts: Map<String, Cart>) {
    cart { owner ->
        add()
        // <- calls: Cart.add (member)
        owner.greet()
        //    ^ calls: Owner.greet (member)
    }
    each { it.greet() }
    //        ^ calls: Owner.greet (member)
    if (thing is Owner) {
        thing.greet()
        //    ^ calls: Owner.greet (member)
    }
    if (thing !is Cart) return
    when (thing) {
        is Owner -> thing.greet()
        //                ^ calls: Owner.greet (member)
    }
    owners.map { it.name }.first()
    owners.filter { it.name == "a" }.forEach { it.greet() }
    //                                            ^ calls: Owner.greet (member)
    owners.firstOrNull()?.greet()
    //                    ^ calls: Owner.greet (member)
    val cart = carts["a"] ?: carts.getValue("b")
    carts.values.first().add()
    //                   ^ calls: Cart.add (member)
    for (owner in owners) {
        owner.greet()
        //    ^ calls: Owner.greet (member)
    }
    owners.first().let { found -> found.greet() }
    //                                  ^ calls: Owner.greet (member)
    with(owners.first()) {
        greet()
        // <- calls: Owner.greet (member)
        within { this.greet() }
        //            ^ calls: Owner.greet (member)
    }
    val made by lazy { Cart() }
    made.add()
    //   ^ calls: Cart.add (member)
    Maker().made.add()
    //           ^ calls: Cart.add (member)
    if (!isEmpty(owners)) { }
    //   ^ calls: isEmpty (lexical)
    shop.other.make()
    //         ^ calls: shop/other.kt:make (imported)
    val local = object : Runnable {
        override fun run() { helper() }
        //                   ^ calls: use.0.helper (lexical)
        fun helper() { }
    }
}

fun isEmpty(owners: List<Owner>): Boolean = true

// --- path: shop/other.kt ---
package shop.other

import shop.Cart

class Maker {
    val made = Cart()
}

fun make() { }
