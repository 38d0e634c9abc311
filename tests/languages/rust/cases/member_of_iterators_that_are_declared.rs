use std::collections::hash_map;
use std::iter::{Enumerate, Peekable, Rev, Zip};
use std::sync::{Arc, LazyLock};
struct Slot;
impl Slot { fn free(&self) {} }
static FIRST: LazyLock<Slot> = LazyLock::new(|| Slot {});
struct Slots {
    all: Enumerate<std::vec::IntoIter<Slot>>,
    next: Peekable<std::vec::IntoIter<Slot>>,
    both: Zip<std::vec::IntoIter<Slot>, std::vec::IntoIter<Slot>>,
    by_name: hash_map::Iter<'static, String, Slot>,
}
fn free(slots: &mut Slots) {
    while let Some((_, slot)) = slots.all.next() { slot.free(); }
    //                                                  ^ calls: Slot.free (member)
    slots.next.peek().unwrap().free();
    //                         ^ calls: Slot.free (member)
    for (left, right) in &mut slots.both { left.free(); right.free(); }
    //                                          ^ calls: Slot.free (member)
    //                                                        ^ calls: Slot.free (member)
    for (_, slot) in slots.by_name { slot.free(); }
    //                                    ^ calls: Slot.free (member)
    slots.all.free();
    //        ^ unresolved: unknown-receiver
    FIRST.free();
    //    ^ calls: Slot.free (member)
}
fn ends<I: Iterator<Item = Slot>>(mut slots: Peekable<I>, back: Rev<std::vec::IntoIter<Slot>>, one: Arc<Slot>) {
    slots.next().unwrap().free();
    //                    ^ calls: Slot.free (member)
    slots.peek().unwrap().free();
    //                    ^ calls: Slot.free (member)
    back.last().unwrap().free();
    //                   ^ calls: Slot.free (member)
    match Arc::try_unwrap(one) {
        Ok(slot) => slot.free(),
        //               ^ calls: Slot.free (member)
        Err(shared) => shared.free(),
        //                    ^ calls: Slot.free (member)
    }
}
struct State;
impl State { fn new() -> syn::Result<State> { Ok(State {}) } fn check(&self) -> anyhow::Result<Slot> { todo!() } }
fn made() -> syn::Result<()> {
    let state = State::new()?;
    state.check().unwrap().free();
//        ^ calls: State.check (member)
    //                     ^ calls: Slot.free (member)
    Ok(())
}
