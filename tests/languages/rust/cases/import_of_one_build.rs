// --- path: src/macros.rs ---
macro_rules! cfg_net {
    ($($item:item)*) => {
        $(
            // What needs a network.
            #[cfg(feature = "net")]
            #[cfg_attr(docsrs, doc(cfg(feature = "net")))]
            $item
        )*
    }
}
macro_rules! cfg_not_net {
    ($($item:item)*) => { $( #[cfg(not(feature = "net"))] $item )* }
}
macro_rules! either {
    ($($item:item)*) => { $( #[cfg(unix)] $item )* };
    ($(*$item:item)*) => { $( #[cfg(not(feature = "net"))] $item )* };
}
// --- path: src/lib.rs ---
#[macro_use]
mod macros;
mod sys;
mod real;
mod shell;
fn run() {
    sys::send();
    //   ^ calls: src/real.rs:send (imported)
    sys::wait();
    //   ^ calls: src/real.rs:wait (imported)
    sys::both();
    //   ^ calls: src/real.rs:both, src/shell.rs:both (imported)
    sys::old();
    //   ^ calls: src/real.rs:old (imported)
}
// --- path: src/real.rs ---
pub fn send() {}
pub fn wait() {}
pub fn both() {}
pub fn old() {}
// --- path: src/shell.rs ---
pub fn send() {}
pub fn wait() {}
pub fn both() {}
pub fn old() {}
// --- path: src/sys.rs ---
cfg_not_net! {
    pub use crate::shell::send;
    pub use crate::shell::wait;
}
cfg_net! {
    pub use crate::real::send;
    #[cfg(not(test))]
    pub use crate::real::wait;
}
either! {
    pub use crate::shell::both;
}
pub use crate::real::both;
#[cfg(no_old)]
pub use crate::shell::old;
#[cfg(not(no_old))]
pub use crate::real::old;
