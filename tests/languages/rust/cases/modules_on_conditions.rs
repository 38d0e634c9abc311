// --- path: src/lib.rs ---
cfg_if! {
    if #[cfg(feature = "alloc")] {
        mod atomic;
        pub use self::atomic::load;
        fn made() {}
        // ^ defines: function made
    } else {
        mod nothing;
    }
}
cfg_if::cfg_if! {
    if #[cfg(no_threads)] {
        pub use self::atomic::alone as start;
    } else if #[cfg(not(no_threads))] {
        pub use self::atomic::beside as start;
    }
}
fn run() {
    load();
    // <- calls: src/atomic.rs:load (imported)
    start();
    // <- calls: src/atomic.rs:beside (imported)
}
// --- path: src/atomic.rs ---
pub fn load() { super::made(); }
//                     ^ calls: src/lib.rs:made (imported)
pub fn alone() {}
pub fn beside() {}
