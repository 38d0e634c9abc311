fn total() -> u8 { 1 }
fn run() {
    assert_eq!(total(), 1);
    //         ^ calls: total (lexical)
}
