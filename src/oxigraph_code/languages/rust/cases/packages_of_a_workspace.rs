// --- path: shop-core/src/lib.rs ---
pub mod tax;
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
