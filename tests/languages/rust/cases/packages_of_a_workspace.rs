// --- path: shop-core/src/lib.rs ---
pub mod tax;
mod price;
// --- path: shop-core/src/tax.rs ---
pub fn of() {}
// --- path: shop/src/main.rs ---
use shop_core::tax;
fn main() {
    tax::of();
    //   ^ calls: shop-core/src/tax.rs:of (imported)
    shop_core::tax::of();
    //              ^ calls: shop-core/src/tax.rs:of (imported)
    ::shop_core::tax::of();
    //                ^ calls: shop-core/src/tax.rs:of (imported)
}
// --- path: shop/tests/all.rs ---
use shop_core::*;
use shop_core::tax;
fn main() {
    tax::of();
    //   ^ calls: shop-core/src/tax.rs:of (imported)
    price!();
    // <- calls: shop-core/src/price.rs:price (imported)
    println!();
    // <- external: std::println!
    drop(tax);
    // <- external: std::mem::drop
}
// --- path: shop-core/src/price.rs ---
#[macro_export]
macro_rules! price { () => {} }
