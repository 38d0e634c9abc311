// --- path: src/lib.rs ---
mod flags;
mod used;
mod starred;
mod kept;
// --- path: src/flags.rs ---
use crate::kept::Kept;
bitflags! { pub struct Flags: u32 { const LOUD = 1; } }
codes! { Code(u8) { One = 1 } }
impl Flags {
    pub fn is_loud(&self) -> bool { true }
    pub fn with(self) -> Flags { self }
}
impl Flags {
    pub fn all() -> Flags { Flags { bits: 1 } }
}
impl Kept { pub fn more(&self) -> bool { Flags::all().with().is_loud() } }
//                                              ^ calls: Flags.all (member)
//                                                    ^ calls: Flags.with (member)
//                                                           ^ calls: Flags.is_loud (member)
impl Shown for Code { fn shown(&self) {} }
#[cfg(test)]
mod tests {
    use super::*;
    fn run() {
        Flags::all().is_loud();
        //           ^ calls: Flags.is_loud (member)
        let made = Flags { bits: 2 };
        //         ^ unresolved: ambiguous
        made.is_loud();
        //   ^ calls: Flags.is_loud (member)
    }
}
fn show(code: Code) {
    code.shown();
    //   ^ unresolved: unknown-receiver
}
// --- path: src/kept.rs ---
pub struct Kept;
// --- path: src/used.rs ---
use crate::flags::Flags;
use crate::kept::Kept;
struct Options { flags: Flags }
fn run(options: &Options, kept: &Kept) {
    options.flags.is_loud();
    //            ^ calls: src/flags.rs:Flags.is_loud (member)
    Flags::all().with();
    //     ^ calls: src/flags.rs:Flags.all (member)
    //           ^ calls: src/flags.rs:Flags.with (member)
    options.flags.missing();
    //            ^ unresolved: elsewhere
    kept.more();
    //   ^ calls: src/flags.rs:Kept.more (member)
}
// --- path: src/starred.rs ---
use crate::kept::*;
impl Kept { pub fn again(&self) {} }
fn run(kept: &Kept) {
    kept.again();
    //   ^ calls: Kept.again (member)
}
