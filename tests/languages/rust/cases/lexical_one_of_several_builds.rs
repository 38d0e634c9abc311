#[cfg(feature = "fast")]
fn total() {}
#[cfg(not(feature = "fast"))]
fn total() {}
#[cfg(test)]
fn rate() {}
#[cfg(not(test))]
fn rate() {}
fn run() {
    total();
    // <- calls: total (lexical)
    rate();
    // <- calls: rate~2 (lexical)
}
#[cfg(debug_assertions)]
fn check() {}
#[cfg(not(debug_assertions))]
fn check() {}
#[cfg(no_vectors)]
fn made() {}
#[cfg(not(no_vectors))]
fn made() {}
fn more() {
    check();
    // <- calls: check (lexical)
    made();
    // <- calls: made~2 (lexical)
}
