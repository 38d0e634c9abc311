fn total() {}
mod closed {
    fn run() {
        total();
        // <- unresolved: undefined
        super::total();
        //     ^ calls: total (lexical)
    }
}
mod tests {
    use super::*;
    fn helper() {}
    fn run() {
        total();
        // <- calls: total (lexical)
        helper();
        // <- calls: tests.helper (lexical)
        Some(1);
        // <- external: std::option::Option::Some
    }
}
fn outside() {
    helper();
    // <- unresolved: undefined
    tests::helper();
    //     ^ calls: tests.helper (lexical)
    self::tests::helper();
    //           ^ calls: tests.helper (lexical)
}
