// --- path: src/lib.rs ---
mod apart;
pub struct Life { mark: u8 }
pub fn Life(mark: u8) -> Life {
    Life { mark }
    // <- calls: Life (lexical)
}
fn run() {
    Life(1);
    // <- calls: Life~2 (lexical)
    crate::Life(1);
    //     ^ calls: Life~2 (lexical)
    crate::Life { mark: 1 };
    //     ^ calls: Life (lexical)
}
pub struct Pair<T> { first: T }
fn pair<T>(first: T) {
    crate::Pair::<T> { first };
    //     ^ calls: Pair (lexical)
}
made! { pub struct Lit { mark: u8 } }
pub fn Lit(mark: u8) -> u8 { mark }
hidden! { struct Gone }
pub fn Gone(mark: u8) -> u8 {
    Gone { mark };
    // <- unresolved: elsewhere
    Gone(mark)
    // <- calls: Gone (lexical)
}
// --- path: src/apart.rs ---
use crate::Life;
use crate::Gone;
fn run() {
    Life { mark: 1 };
    // <- calls: src/lib.rs:Life (imported)
    Life(1);
    // <- calls: src/lib.rs:Life~2 (imported)
    Gone { mark: 1 };
    // <- unresolved: elsewhere
}
