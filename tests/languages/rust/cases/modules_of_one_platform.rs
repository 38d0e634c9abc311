// --- path: src/lib.rs ---
cfg_poll! {
    mod poll;
}
#[cfg(unix)]
cfg_poll! {
    mod unix;
    pub use self::unix::*;
}
#[cfg(windows)]
cfg_poll! {
    mod windows;
    pub use self::windows::*;
}
#[cfg(target_os = "wasi")]
cfg_poll! {
    mod wasi;
    pub(crate) use self::wasi::*;
}
struct Clock;
impl Clock {
    #[cfg(target_os = "macos")]
    fn now(&self) {}
    #[cfg(all(target_os = "linux", target_pointer_width = "64"))]
    fn now(&self) {}
    #[cfg(all(target_os = "linux", not(target_pointer_width = "64")))]
    fn now(&self) {}
    #[cfg(target_os = "freebsd")]
    fn boot(&self) {}
    #[cfg(target_os = "macos")]
    fn boot(&self) {}
}
fn run(clock: Clock) {
    bind();
//  ^ calls: src/unix.rs:bind (imported)
    clock.now();
//        ^ calls: Clock.now~2 (member)
    clock.boot();
//        ^ calls: Clock.boot, Clock.boot~2 (member)
}
// --- path: src/poll.rs ---
// --- path: src/unix.rs ---
pub fn bind() {}
// --- path: src/windows.rs ---
pub fn bind() { made(); }
//              ^ calls: made (lexical)
#[cfg(target_arch = "aarch64")]
fn made() {}
// --- path: src/wasi.rs ---
pub fn bind() {}
