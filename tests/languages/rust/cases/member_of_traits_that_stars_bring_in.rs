// --- path: src/lib.rs ---
mod read;
mod many;
mod unlisted;
mod none;
pub struct Log;
// --- path: src/read.rs ---
use std::io::prelude::*;
use crate::Log;
impl Read for Log { fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> { Ok(0) } }
impl Hidden for Log { fn hidden(&self) {} }
fn run(log: &mut Log) {
    log.read(&mut []);
    //  ^ calls: Log.read (implementation)
    //  ^ external: std::io::Read::read
    log.hidden();
    //  ^ calls: Log.hidden (member)
}
// --- path: src/many.rs ---
use rayon::prelude::*;
use crate::Log;
impl ParallelExtend<u8> for Log { fn par_extend(&mut self) {} }
fn run(log: &mut Log) {
    log.par_extend();
    //  ^ calls: Log.par_extend (implementation)
    //  ^ external: rayon::prelude::ParallelExtend::par_extend
}
// --- path: src/unlisted.rs ---
use rayon::prelude::*;
use other::*;
use crate::Log;
impl Unlisted for Log { fn unlisted(&mut self) {} }
fn run(log: &mut Log) {
    log.unlisted();
    //  ^ calls: Log.unlisted (member)
}
// --- path: src/none.rs ---
use crate::Log;
impl Made for Log { fn made(&mut self) {} }
fn run(log: &mut Log) {
    log.made();
    //  ^ calls: Log.made (member)
}
