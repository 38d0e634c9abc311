class Log {
    fun note(text: String) {}
}

class Store(private val log: Log) {
    context(_: Log)
    fun insert(name: String): Long {
    //  ^ defines: method Store.insert
        log.note(name)
        //  ^ calls: Log.note (member)
        return key(name)
        //     ^ calls: Store.key (lexical)
    }

    @Suppress("LongParameterList")
    context(
        log: Log,
        done: (Long) -> Unit,
    )
    private fun key(name: String): Long = 1
    //          ^ defines: method Store.key
}

context(log: Log)
suspend fun send(store: Store, done: suspend context(Log) Store.() -> Unit) {
//          ^ defines: function send
    store.insert("a")
    //    ^ calls: Store.insert (member)
    context(log) {
        store.insert("b")
        //    ^ calls: Store.insert (member)
    }
}
