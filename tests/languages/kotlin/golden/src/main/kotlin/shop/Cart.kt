/** Carts and what is in them. */
package shop

import org.slf4j.LoggerFactory
import shop.tax.Rate
import shop.tax.taxed as withTax

/** Something with a price. */
interface Priced {
    val price: Int

    fun label(): String
}

data class Item(val name: String, override val price: Int) : Priced {
    override fun label() = name
}

enum class State { OPEN, PAID }

/** The items that a customer chose. */
class Cart(private val rate: Rate, val owner: String = "nobody") {
    private val items = mutableListOf<Item>()
    private var state = State.OPEN
    private val log by lazy { LoggerFactory.getLogger("cart") }

    constructor(percent: Int) : this(Rate(percent))

    fun add(item: Item): Cart {
        items.add(item)
        return this
    }

    /** The sum with tax. */
    fun total(): Int {
        log.info("total of {}", owner)
        return items.sumOf { it.price }.withTax(rate)
    }

    fun pay(register: (Item) -> Unit) {
        check(state == State.OPEN)
        for (item in items) {
            register(item)
        }
        state = State.PAID
    }

    fun describe(thing: Any): String = if (thing is Item) thing.label() else thing.toString()

    companion object {
        const val LIMIT = 10

        fun of(vararg items: Item): Cart = items.fold(Cart(19)) { cart, item -> cart.add(item) }
    }
}

typealias Carts = List<Cart>

fun main() {
    val cart = Cart.of(Item("pen", 2))
    println(cart.total())
}
