use std::ops::Index;
use std::sync::atomic::{AtomicPtr, Ordering};
struct Local;
impl Local { fn flush(&self) {} }
struct Tower;
impl Index<usize> for Tower {
    type Output = Local;
    fn index(&self, at: usize) -> &Local { todo!() }
}
struct Block { head: AtomicPtr<Local>, local: *const Local, tower: Tower }
impl Block {
    fn run(&self) {
        let head = self.head.load(Ordering::Relaxed);
        unsafe { (*head).flush(); }
        //               ^ calls: Local.flush (member)
        if let Some(local) = unsafe { self.local.as_ref() } {
            local.flush();
            //    ^ calls: Local.flush (member)
        }
        self.tower[0].flush();
        //            ^ calls: Local.flush (member)
        self.tower.flush();
        //         ^ unresolved: elsewhere
    }
}
