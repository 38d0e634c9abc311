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
            fn made(&self) { own(); }
            // ^ defines: nothing
            //               ^ calls: no call
        }
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
