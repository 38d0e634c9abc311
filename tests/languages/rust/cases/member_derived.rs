#[derive(Clone, Default)]
struct Cart;
impl Cart { fn total(&self) {} }
struct Own;
impl Own { fn default() -> Cart { Cart } fn total(&self) {} }
fn run(cart: &Cart) {
    Cart::default().total();
    //    ^ external: std::default::Default::default
    //              ^ calls: Cart.total (member)
    cart.clone().total();
    //   ^ external: std::clone::Clone::clone
    //           ^ calls: Cart.total (member)
    Cart::clone(cart).total();
    //                ^ calls: Cart.total (member)
    Own::default().total();
    //             ^ calls: Cart.total (member)
    Cart::missing();
    //    ^ unresolved: elsewhere
}
