use crate::shop::total;
use crate::shop::Cart;
mod files;
fn run() {
    total();
    // <- unresolved: other-file
    Cart::new();
    //    ^ unresolved: other-file
    files::open();
    //     ^ unresolved: other-file
}
mod inner {
    use other::*;
    fn run() {
        total();
        // <- unresolved: other-file
        Some(1);
        // <- unresolved: other-file
        String::new();
        //      ^ unresolved: unknown-receiver
    }
}
