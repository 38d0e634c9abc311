package shop

import org.junit.jupiter.api.Test
import shop.tax.Rate

class CartTest {
    private val cart = Cart(Rate(19))

    @Test
    fun `the total has tax`() {
        cart.add(Item("pen", 100)).pay(::println)
        assert(cart.total() == 119)
    }
}
