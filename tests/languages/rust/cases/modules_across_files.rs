// --- path: src/lib.rs ---
mod impls;
mod shop;
mod tax;
pub use shop::cart::Cart;
pub fn rate() -> u8 { 1 }
fn run() {
    shop::cart::open();
    //          ^ calls: src/shop/cart.rs:open (imported)
    crate::tax::of(1);
    //          ^ calls: src/tax.rs:of (imported)
    self::rate();
    //    ^ calls: rate (lexical)
    tax::missing();
    //   ^ unresolved: elsewhere
}
// --- path: src/shop/mod.rs ---
pub mod cart;
// --- path: src/shop/cart.rs ---
use crate::{rate, tax::{self, of as tax_of}};
use super::super::tax::*;
pub struct Cart;
pub fn open() {
    rate();
    // <- calls: src/lib.rs:rate (imported)
    tax::of(1);
    //   ^ calls: src/tax.rs:of (imported)
    tax_of(1);
    // <- calls: src/tax.rs:of (imported)
    by_star();
    // <- calls: src/tax.rs:by_star (imported)
    nowhere();
    // <- unresolved: undefined
}
// --- path: src/tax.rs ---
pub fn of(x: u8) {}
pub fn by_star() {}
fn run() {
    crate::Cart::new();
    //           ^ calls: src/impls.rs:Cart.new (member)
}
// --- path: src/impls.rs ---
impl crate::Cart {
    pub fn new() -> Self { Self }
}
