interface Store {
    fun find(id: Int): Int
}

class Rows : Store {
    override fun find(id: Int) = id
}

class Cached(
    private val rows: Rows,
    val size: Int,
) : Store by rows {
    val first = suspend { find(1) }
    //                    ^ calls: Store.find (inherited)
    val kept: Map<
        String,
        Int,
        > = mapOf()
    fun clear() {}
    //  ^ defines: method Cached.clear
}

object Shared : Store by opened(Rows()) {
//     ^ bases: Store
    fun open() = find(1)
    //  ^ defines: method Shared.open
    //           ^ calls: Store.find (inherited)
}

fun opened(rows: Rows): Store = rows

class Plain(val size: Int)
val kept: Store by lazy {
//  ^ defines: variable kept
    Rows()
}

fun use(cached: Cached) {
    cached.clear()
    //     ^ calls: Cached.clear (member)
    Shared.open()
    //     ^ calls: Shared.open (member)
}
