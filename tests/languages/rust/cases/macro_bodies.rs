// --- path: src/lib.rs ---
mod kept;
mod used;
pub enum Kind { Round(u8), Flat }
pub fn total(x: u8) -> u8 { x }
pub struct Job;
impl Job { pub fn new() -> Job { Job } pub fn run(&self) {} }
// --- path: src/kept.rs ---
use crate::{Job, Kind};
fn own() -> u8 { 1 }
#[macro_export]
macro_rules! all {
    ($job:expr, $work:ident) => {{
        let job = $crate::Job::new();
        //                     ^ calls: src/lib.rs:Job.new (member)
        job.run();
        //  ^ calls: src/lib.rs:Job.run (member)
        $job.run();
        //   ^ unresolved: unknown-receiver
        $work(own());
        //    ^ calls: own (lexical)
        match $crate::total($job) {
        //            ^ calls: src/lib.rs:total (imported)
            Kind::Round(_) => assert!(matches!(job.kind(), Kind::Round(own))),
            //    ^ calls: no call
            //                                                   ^ calls: no call
            $work => own(),
            //       ^ calls: own (lexical)
        }
    }};
    ($($job:expr),*) => { own($($job.run()),*) };
    //                    ^ calls: own (lexical)
    //                               ^ calls: no call
    (@type $name:ident) => {
        impl $name {
            fn made(&self, job: Job, own_too: fn()) {
            // ^ defines: nothing
                own();
                // <- calls: own (lexical)
                job.run();
                //  ^ calls: src/lib.rs:Job.run (member)
                self.run();
                //   ^ unresolved: unknown-receiver
                own_too();
                // <- unresolved: dynamic
                assert!(own());
                //      ^ calls: own (lexical)
            }
        }
    };
    (@test $name:ident) => {
        #[test]
        fn $name() { own(); total(1); }
        //           ^ calls: own (lexical)
        //                  ^ unresolved: dynamic
        fn total(x: u8) {}
        mod inner { fn deeper() { own(); } }
        //                        ^ unresolved: undefined
        mod within { use super::*; fn deeper() { own(); } }
        //                                       ^ calls: own (lexical)
    };
    (@arm $($name:pat)*) => { , Kind::Round(own()) => format!("{}", own()) };
    //                                ^ calls: no call
    //                                      ^ calls: no call
    //                                                              ^ calls: no call
}
// --- path: src/used.rs ---
cfg! {
    macro_rules! within { ($x:expr) => { $crate::total($x) } }
    //                                           ^ calls: src/lib.rs:total (imported)
}
