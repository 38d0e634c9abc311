// What is put in a tuple or an array comes out of it again.
pub struct Cart;
pub struct Price;
impl Cart {
    fn price(&self) -> Option<Price> {
        None
    }
}
impl Price {
    fn tax(&self) {}
}
fn taken(cart: Cart, other: Option<Cart>, carts: Vec<Cart>) {
    let (first, second) = (cart.price().unwrap(), other.as_ref().unwrap());
    first.tax();
    //    ^ calls: Price.tax (member)
    second.price();
    //     ^ calls: Cart.price (member)
    second.tax();
    //     ^ unresolved: elsewhere
    match (cart.price(), &other) {
        (Some(price), Some(inner)) => {
            price.tax();
            //    ^ calls: Price.tax (member)
            inner.price();
            //    ^ calls: Cart.price (member)
        }
        _ => {}
    }
    if let (_, Some(inner)) = (1, &other) {
        inner.price();
        //    ^ calls: Cart.price (member)
    }
    for (nth, price) in carts.iter().map(|cart| (1, cart.price().unwrap())) {
        price.tax();
        //    ^ calls: Price.tax (member)
        nth.tax();
        //  ^ unresolved: unknown-receiver
    }
    let pair = (1, cart);
    pair.1.price();
    //     ^ calls: Cart.price (member)
    pair.0.price();
    //     ^ unresolved: elsewhere
    let all = [pair.1.price(), None];
    all[0].unwrap().tax();
    //              ^ calls: Price.tax (member)
    for price in [Price, Price] {
        price.tax();
        //    ^ calls: Price.tax (member)
    }
}
