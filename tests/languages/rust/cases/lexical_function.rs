fn total() {}
fn run() {
    total();
    // <- calls: total (lexical)
    missing();
    // <- unresolved: undefined
    total::<u8>();
    // <- calls: total (lexical)
}
