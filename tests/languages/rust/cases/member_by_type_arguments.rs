// --- path: src/lib.rs ---
mod far;
mod gate;
pub struct Open;
pub struct Shut;
pub struct Door<S> { state: S }
impl Door<Open> {
    pub fn close(self) -> Door<Shut> { self.look(); Door { state: Shut } }
    //                                      ^ calls: Door.look (member)
    pub fn look(&self) {}
}
impl Door<Shut> {
    pub fn open(self) -> Door<Open> { self.look(); Door { state: Open } }
    //                                     ^ calls: Door.look~2 (member)
    pub fn look(&self) {}
}
impl<S> Door<S> {
    pub fn paint(&self) {}
    fn any(&self) { self.look(); }
    //                   ^ unresolved: ambiguous
}
fn run(door: Door<Shut>, some: Door<u8>) {
    door.paint();
    //   ^ calls: Door.paint (member)
    door.look();
    //   ^ calls: Door.look~2 (member)
    door.open().look();
    //          ^ calls: Door.look (member)
    door.open().close().look();
    //                  ^ calls: Door.look~2 (member)
    some.look();
    //   ^ unresolved: ambiguous
}
// --- path: src/gate.rs ---
pub struct Gate<S> { state: S }
// --- path: src/far.rs ---
use crate::gate::Gate;
use crate::{Open, Shut};
impl Gate<Open> {
    fn shut(self) -> Gate<Shut> { Gate { state: Shut } }
    fn pass(self) {
        self.shut().pass();
        //          ^ calls: Gate.pass~2 (member)
    }
}
impl Gate<Shut> {
    fn pass(self) { self.knock(); }
    //                   ^ calls: Gate.knock (member)
    fn knock(&self) {}
}
fn run(gate: Gate<Open>) {
    gate.pass();
    //   ^ calls: Gate.pass (member)
    gate.knock();
    //   ^ unresolved: elsewhere
}
