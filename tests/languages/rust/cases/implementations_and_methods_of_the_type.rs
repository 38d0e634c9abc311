// --- path: src/lib.rs ---
mod visitor;
pub struct Detector<T> { seen: T }
pub type Pairs<T> = Detector<T>;
pub type Numbers = Pairs<u8>;
impl<T: Default> Default for Detector<T> { fn default() -> Self { Detector { seen: T::default() } } }
pub struct Plain;
impl Default for Plain { fn default() -> Self { Plain } }
fn run() {
    Numbers::default(1);
    //       ^ external: std::default::Default::default
    //       ^ may: Detector.default, src/visitor.rs:Numbers.default
    Plain::default();
    //     ^ calls: Plain.default (implementation)
}
// --- path: src/visitor.rs ---
use crate::Numbers;
impl Numbers { pub fn default(number: u8) -> Self { Detector { seen: number } } }
