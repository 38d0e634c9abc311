use std::cell::RefCell;
use std::ops::Deref;
struct Line { count: u8 }
struct Cart { size: u8, first: Line, lines: Vec<Line> }
struct Handle { cart: Box<Cart>, own: u8 }
impl Deref for Handle { type Target = Cart; fn deref(&self) -> &Cart { &self.cart } }
fn parameter(cart: &mut Cart) {
    cart.size = 1;
    //   ^ writes: Cart.size
    //   ^ references: nothing
}
fn updated(cart: &mut Cart) {
    cart.size <<= 1;
    //   ^ writes: Cart.size
    //   ^ references: Cart.size
}
fn through(cart: &mut Cart) {
    cart.first.count = 1;
    //   ^ references: Cart.first
    //         ^ writes: Line.count
}
fn element(cart: &mut Cart) {
    cart.lines[0].count = 1;
    //            ^ writes: Line.count
}
fn each(cart: &mut Cart) {
    for line in &mut cart.lines {
        line.count = 1;
        //   ^ writes: Line.count
    }
}
fn made() {
    let mut cart = make();
    cart.size = 3;
    //   ^ writes: Cart.size
}
fn make() -> Cart { panic!() }
fn matched(cart: &mut Option<Cart>) {
    if let Some(cart) = cart {
        cart.size = 1;
        //   ^ writes: Cart.size
    }
}
fn handed(cart: &mut Cart) {
    cart.lines.iter_mut().for_each(|line| line.count = 1);
    //                                         ^ writes: Line.count
}
fn boxed(mut cart: Box<Cart>) {
    cart.size = 1;
    //   ^ writes: Cart.size
}
fn borrowed(cart: &RefCell<Cart>) {
    cart.borrow_mut().size = 1;
    //                ^ writes: Cart.size
}
fn pointed(handle: &mut Handle) {
    handle.size = handle.own;
    //     ^ writes: Cart.size
    //                   ^ references: Handle.own
}
fn together(cart: &mut Cart) {
    (cart.size, cart.first.count) = (1, 2);
    //    ^ writes: Cart.size
    //                     ^ writes: Line.count
}
fn unknown(cart: &mut Missing) {
    cart.size = 1;
    //   ^ writes: nothing
}
