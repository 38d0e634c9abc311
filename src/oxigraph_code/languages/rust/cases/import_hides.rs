use crate::shop::total;
use crate::shop::Cart;
mod files;
fn run() {
    total();
    // <- unresolved: elsewhere
    Cart::new();
    //    ^ unresolved: elsewhere
    files::open();
    //     ^ unresolved: elsewhere
}
mod inner {
    use other::*;
    fn run() {
        total();
        // <- unresolved: elsewhere
        Some(1);
        // <- unresolved: elsewhere
        String::new();
        //      ^ unresolved: unknown-receiver
    }
}
