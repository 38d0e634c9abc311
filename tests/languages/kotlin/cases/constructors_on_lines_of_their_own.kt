package shop

sealed class Cart {
    abstract fun total(): Int

    class Options
    private constructor(
        internal val names: Array<out String>,
        //           ^ defines: field Cart.Options.names
    ) {
        fun first() = names[0]
        //  ^ defines: method Cart.Options.first
    }

    class Limits
    internal constructor(most: Int) {
        fun most() = 1
        //  ^ defines: method Cart.Limits.most
    }
}

fun shown(limits: Cart.Limits) = limits.most()
//                                      ^ calls: Cart.Limits.most (member)
