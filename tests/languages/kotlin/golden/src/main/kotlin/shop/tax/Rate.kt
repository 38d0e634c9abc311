package shop.tax

open class Rate(val percent: Int) {
    open fun of(sum: Int): Int = sum * percent / 100
}

class Reduced : Rate(7) {
    override fun of(sum: Int): Int = super.of(sum) - 1
}

object Registry {
    private val rates = mutableMapOf<String, Rate>()

    fun register(name: String, rate: Rate) {
        rates[name] = rate
    }
}

fun Int.taxed(rate: Rate): Int = this + rate.of(this)
