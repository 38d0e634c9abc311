// A method of the library may be called by the name of its type: what it is given first is what it is called on.
use std::io;
use std::mem::ManuallyDrop;
use std::pin::Pin;
use std::ptr;
use std::sync::{Arc, Mutex};
pub struct Cart;
impl Cart {
    fn price(&self) {}
    fn poll(self: Pin<&mut Self>) {
        Pin::into_inner(self).price();
        //                    ^ calls: Cart.price (member)
    }
}
pub struct Shop {
    cart: Arc<Cart>,
    locked: Arc<Mutex<Cart>>,
    dropped: ManuallyDrop<Cart>,
}
impl Shop {
    fn open(&mut self) -> io::Result<()> {
        let cart = Arc::clone(&self.cart);
        cart.price();
        //   ^ calls: Cart.price (member)
        let locked = Arc::clone(&self.locked);
        locked.lock().unwrap().price();
        //                     ^ calls: Cart.price (member)
        locked.price();
        //     ^ unresolved: unknown-receiver
        ManuallyDrop::into_inner(unsafe { ptr::read(&self.dropped) }).price();
        //                                                            ^ calls: Cart.price (member)
        let read = read()?;
        read.price();
        //   ^ calls: Cart.price (member)
        Mutex::clone(&self.cart).price();
        //                       ^ unresolved: unknown-receiver
        again()?.price();
        //       ^ calls: Cart.price (member)
        Ok(())
    }
}
fn again() -> ::std::result::Result<Cart, io::Error> {
    read()
}
fn read() -> io::Result<Cart> {
    Ok(Cart)
}
