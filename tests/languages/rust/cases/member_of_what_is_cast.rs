// What an expression is cast to, and what a text is parsed as, is what it is.
use std::str::FromStr;
pub struct Cart;
impl Cart {
    fn price(&self) {}
}
impl FromStr for Cart {
    type Err = ();
    fn from_str(text: &str) -> Result<Cart, ()> {
        Ok(Cart)
    }
}
fn taken(address: usize, text: &str) {
    let cart = unsafe { &*(address as *const Cart) };
    cart.price();
    //   ^ calls: Cart.price (member)
    text.parse::<Cart>().unwrap().price();
    //                            ^ calls: Cart.price (member)
    if let Ok(parsed) = text.parse::<Cart>() {
        parsed.price();
        //     ^ calls: Cart.price (member)
    }
    text.parse::<u8>().unwrap().price();
    //                          ^ unresolved: unknown-receiver
}
