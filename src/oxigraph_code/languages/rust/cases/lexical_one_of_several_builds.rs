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
