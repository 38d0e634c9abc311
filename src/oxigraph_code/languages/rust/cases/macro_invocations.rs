macro_rules! total { () => {} }
fn total() {}
fn run() {
    total!();
    // <- calls: total (lexical)
    println!("{}", 1);
    // <- external: std::println!
    other!();
    // <- unresolved: other-file
    log::info!("x");
    //   ^ unresolved: other-file
}
mod inner {
    fn run() {
        total!();
        // <- calls: total (lexical)
    }
}
