// --- path: src/lib.rs ---
mod ext;
mod other;
mod hidden;
mod all;
// --- path: src/ext.rs ---
pub trait Context { fn context(self, text: &str) -> Self; }
impl<T> Context for foreign::Outcome<T> { fn context(self, text: &str) -> Self { self } }
pub trait Sized2 { fn cmp(&self); fn paint(&self); fn abs_diff(&self, by: u16); }
macro_rules! painted { ($($t:ty)*) => { $( impl Sized2 for $t { fn paint(&self) {} } )* } }
painted! { u8 u16 }
pub trait Named { fn label(&self); }
pub struct Tag;
impl Tag { pub fn label(&self) {} }
// --- path: src/other.rs ---
use crate::ext::{Context, Named, Sized2 as _};
fn run(byte: u16) {
    foreign::open("a").map(|x| x).context("b");
//                                ^ may: src/ext.rs:Context.context
    byte.paint();
//       ^ calls: src/ext.rs:Sized2.paint (member)
    byte.abs_diff(1);
//       ^ external: std::primitive::u16::abs_diff
    foreign::open("a").label();
//                     ^ unresolved: elsewhere
    foreign::open("a").cmp();
//                     ^ unresolved: elsewhere
}
// --- path: src/hidden.rs ---
fn run() {
    foreign::open("a").context("b");
//                     ^ unresolved: elsewhere
}
fn unseen(byte: u16) {
    byte.paint();
//       ^ unresolved: unknown-receiver
}
// --- path: src/all.rs ---
use crate::ext::*;
fn run() {
    foreign::open("a").context("b");
//                     ^ may: src/ext.rs:Context.context
}
