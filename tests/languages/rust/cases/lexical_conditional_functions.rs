#[cfg(target_os = "macos")]
fn total() {}
#[cfg(target_os = "freebsd")]
fn total() {}
fn run() {
    total();
    // <- calls: total, total~2 (lexical)
}
