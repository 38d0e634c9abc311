package shop

import shop.tools.rename

class Owner {
    val name = ""
    fun greet() { }
}

fun Owner.shout() { }
fun Owner.shout(times: Int) { }
fun top(owner: Owner) { }
fun each(run: (Owner) -> Unit) { }
fun later(run: () -> Unit) { }

class Desk(val owner: Owner) {
    fun open() {
        each(Owner::greet)
        //          ^ hands: argument by Desk.open to each
        each(Owner::rename)
        //          ^ hands: argument by Desk.open to each
        each(::top)
        //     ^ hands: argument by Desk.open to each
        later(owner::greet)
        //           ^ hands: argument by Desk.open to later
        later(run = owner::rename)
        //                 ^ hands: argument by Desk.open to later
        each(Owner::missing)
        //          ^ hands: nothing
        val kept = ::top
        //           ^ hands: stored by Desk.open to kept
        later(this::close)
        //          ^ hands: argument by Desk.open to later
    }

    fun runs() {
        { each(::top) }.greet()
        //              ^ unresolved: elsewhere
    }

    fun close() { }
    fun closing() = this::close
    //                    ^ hands: returned by Desk.closing
}

// --- path: shop/tools.kt ---
package shop.tools

import shop.Owner

fun Owner.rename() { greet() }
