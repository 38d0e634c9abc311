#[cfg(unix)]
fn total() {}
#[cfg(windows)]
fn total() {}
fn run() {
    total();
    // <- calls: total, total~2 (lexical)
}
