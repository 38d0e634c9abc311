// --- path: shop/src/lib.rs ---
#[macro_use]
mod kept;
pub mod cart;
mod glob;
pub(crate) use kept::handed_on;
#[macro_export]
macro_rules! price { () => {} }
// --- path: shop/src/kept.rs ---
macro_rules! total { () => {} }
macro_rules! handed_on { () => {} }
pub(crate) use handed_on;
#[macro_export]
macro_rules! tax { () => { $crate::price!() } }
#[cfg(unix)]
macro_rules! either { () => {} }
#[cfg(not(unix))]
macro_rules! either { () => {} }
macro_rules! twice { () => {} }
macro_rules! twice { () => {} }
// --- path: shop/src/cart.rs ---
use crate::handed_on;
use log::info;
fn run() {
    total!();
    // <- calls: shop/src/kept.rs:total (lexical)
    tax!();
    // <- calls: shop/src/kept.rs:tax (lexical)
    crate::tax!();
    //     ^ calls: shop/src/kept.rs:tax (imported)
    $crate::price!();
    handed_on!();
    // <- calls: shop/src/kept.rs:handed_on (imported)
    either!();
    // <- calls: shop/src/kept.rs:either, shop/src/kept.rs:either~2 (lexical)
    twice!();
    // <- unresolved: elsewhere
    crate::total!();
    //     ^ unresolved: elsewhere
    info!();
    // <- external: log::info!
}
// --- path: shop/src/glob.rs ---
use crate::cart::*;
fn run() {
    assert!(true);
    // <- external: std::assert!
}
mod tests {
    use super::*;
    fn run() {
        println!();
        // <- external: std::println!
        nowhere!();
        // <- unresolved: elsewhere
    }
}
mod unknown {
    use super::nowhere::*;
    fn run() {
        println!();
        // <- unresolved: elsewhere
    }
}
