macro_rules! total { () => {} }
fn total() {}
fn run() {
    total!();
    // <- calls: total (lexical)
    println!("{}", 1);
    // <- external: std::println!
    other!();
    // <- unresolved: elsewhere
    log::info!("x");
    //   ^ external: log::info!
}
mod inner {
    fn run() {
        total!();
        // <- calls: total (lexical)
    }
}
