// --- path: src/lib.rs ---
mod more;
pub struct Id;
pub struct Name;
pub struct Key { id: Id }
impl From<Id> for Key { fn from(id: Id) -> Self { Key { id } } }
impl From<&str> for Key { fn from(text: &str) -> Self { Key { id: Id } } }
impl<T: Clone> From<Vec<T>> for Key { fn from(many: Vec<T>) -> Self { Key { id: Id } } }
fn run(id: Id, name: Name, many: Vec<u8>, text: &str) {
    Key::from(id);
    //   ^ calls: Key.from (implementation)
    //   ^ external: std::convert::From::from
    Key::from(text);
    //   ^ calls: Key.from~2 (implementation)
    Key::from("text");
    //   ^ calls: Key.from~2 (implementation)
    Key::from(many);
    //   ^ calls: Key.from~3 (implementation)
    Key::from(name);
    //   ^ calls: src/more.rs:Key.from (implementation)
    Key::from(unknown());
    //   ^ external: std::convert::From::from
    //   ^ may: Key.from, Key.from~2, Key.from~3, src/more.rs:Key.from
    u64::from(id);
    //   ^ external: std::primitive::u64::from
    u128::from(id);
    //    ^ external: std::convert::From::from
    //    ^ may: u128.from
    u128::from(text);
    //    ^ external: std::convert::From::from
    //    ^ may: nothing
}
fn pointed(id: Box<Id>, both: &Box<Name>) {
    Key::from(*id);
    //   ^ calls: Key.from (implementation)
    Kept::from(&**both);
    //    ^ external: std::convert::From::from
    //    ^ may: Kept.from, Kept.from~2
}
struct Kept;
impl From<&Name> for Kept { fn from(_: &Name) -> Self { Kept } }
impl From<&Box<Name>> for Kept { fn from(_: &Box<Name>) -> Self { Kept } }
// What stands beside it is for another type.
impl From<Id> for u128 { fn from(_: Id) -> u128 { 1 } }
// --- path: src/more.rs ---
use crate::{Id, Key, Name};
impl From<Name> for Key {
    fn from(name: Name) -> Self {
        Key::from(Id)
        //   ^ calls: src/lib.rs:Key.from (implementation)
    }
}
pub struct One;
impl From<Id> for One { fn from(_: Id) -> Self { One } }
#[derive(Debug, Error)]
pub enum Failed { #[from] Read(Io), Other }
impl From<Id> for Failed { fn from(_: Id) -> Self { Failed::Other } }
fn sole(one: One, id: Id, computed: u8) {
    One::from(unknown());
    //   ^ calls: One.from (implementation)
    One::from(one);
    //   ^ external: std::convert::From::from
    //   ^ may: nothing
    Failed::from(id);
    //      ^ calls: Failed.from (implementation)
    Failed::from(unknown());
    //      ^ external: std::convert::From::from
    //      ^ may: Failed.from
    Failed::from(computed);
    //      ^ external: std::convert::From::from
    //      ^ may: nothing
}
