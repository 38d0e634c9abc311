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
        drop(1);
        // <- unresolved: elsewhere
        // Nobody gives the prelude's types another meaning.
        Some(1);
        // <- external: std::option::Option::Some
        String::new();
        //      ^ external: std::string::String::new
    }
}
mod of_the_library {
    use std::io::prelude::*;
    pub struct Cart;
    impl Default for Cart {
        fn default() -> Cart {
            Cart
        }
    }
    impl Cart {
        fn next(&self) -> Option<Cart> {
            None
        }
    }
    fn run(cart: Cart) {
        std::fs::read("cart");
        //       ^ external: std::fs::read
        Cart::default();
        //    ^ external: std::default::Default::default
        if let Some(next) = cart.next() {
            next.next();
            //   ^ calls: of_the_library.Cart.next (member)
        }
    }
}
