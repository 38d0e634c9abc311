fn total(x: u8) -> u8 { x }
fn shown() { println!("{}", total(1)) }
items! {
    fn made() -> u8 { total(2) }
    // ^ defines: function made
    //                ^ calls: total (lexical)
    within! {
        fn inner() {}
        // ^ defines: function inner
    }
}
items! { fn next() {} }
//          ^ defines: function next
fn run() {
    let one = vec![total(1)];
    all! { total(3) }
    //     ^ calls: total (lexical)
    all! { total(4) }
    //     ^ calls: total (lexical)
}
