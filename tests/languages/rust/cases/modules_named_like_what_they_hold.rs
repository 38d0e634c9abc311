// --- path: src/lib.rs ---
mod scope;
pub use self::scope::{scope, Scope};
mod user;
// --- path: src/scope.rs ---
pub struct Scope;
impl Scope {
    pub fn spawn(&self) {}
}
pub fn scope<F: FnOnce(&Scope)>(work: F) {}
pub fn other() {}
// --- path: src/user.rs ---
use crate::scope;
fn run() {
    scope(|inner| inner.spawn());
    // <- calls: src/scope.rs:scope (imported)
    //                  ^ calls: src/scope.rs:Scope.spawn (member)
    crate::scope(|inner| inner.spawn());
    //     ^ calls: src/scope.rs:scope (imported)
    scope::other();
    //     ^ calls: src/scope.rs:other (imported)
    scope::missing();
    //     ^ unresolved: elsewhere
}
