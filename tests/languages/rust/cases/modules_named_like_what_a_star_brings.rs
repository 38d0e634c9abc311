// --- path: src/lib.rs ---
mod rules;
mod user;
mod prelude;
// --- path: src/rules.rs ---
mod alpha;
mod beta;
mod gamma;
pub use self::gamma::*;
pub use alpha::*;
pub use beta::beta_rule;
pub fn own() {
    alpha();
    // <- calls: src/rules/alpha.rs:alpha (imported)
    alpha::other();
    //     ^ calls: src/rules/alpha.rs:other (imported)
    self::gamma::gamma();
    //           ^ calls: src/rules/gamma.rs:gamma (imported)
}
pub mod inner {
    pub fn inner() {}
    pub fn below() {}
}
pub use inner::*;
fn further() {
    inner();
    // <- calls: inner.inner (lexical)
    inner::below();
    //     ^ calls: inner.below (lexical)
}
// --- path: src/rules/alpha.rs ---
pub fn alpha() -> Made { Made }
pub fn other() {}
pub struct Made;
impl Made { pub fn show(&self) {} }
// --- path: src/rules/beta.rs ---
pub fn beta() {}
pub fn beta_rule() {}
// --- path: src/rules/gamma.rs ---
pub fn gamma() {}
// --- path: src/prelude.rs ---
pub use crate::rules::*;
pub mod own {}
// --- path: src/user.rs ---
use crate::rules;
use crate::rules::alpha;
use crate::prelude::*;
fn run() {
    rules::alpha().show();
    //     ^ calls: src/rules/alpha.rs:alpha (imported)
    //             ^ calls: src/rules/alpha.rs:Made.show (member)
    rules::gamma();
    //     ^ calls: src/rules/gamma.rs:gamma (imported)
    rules::inner();
    //     ^ calls: src/rules.rs:inner.inner (imported)
    rules::inner::inner();
    //            ^ calls: src/rules.rs:inner.inner (imported)
    rules::beta();
    //     ^ unresolved: elsewhere
    alpha();
    // <- calls: src/rules/alpha.rs:alpha (imported)
    own();
    // <- calls: src/rules.rs:own (imported)
    gamma();
    // <- calls: src/rules/gamma.rs:gamma (imported)
}
