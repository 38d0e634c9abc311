// Jobs are sent by calling a method of the job, and run by the implementation of a trait.
// --- path: src/main.rs ---
mod jobs;
use jobs::{BackgroundJob, SendMail};

pub struct Orders;

impl Orders {
    pub async fn pay(&self, conn: &Conn) {
        let job = SendMail::new("a");
        job.enqueue(conn).await;
        // ^ joins: sends job SendMail of src/jobs.rs:SendMail
        jobs::Restock.enqueue(conn).await;
        // ^ joins: sends job Restock of src/jobs.rs:Restock
    }
}
// --- path: src/jobs.rs ---
pub trait BackgroundJob {
    async fn run(&self);
    async fn enqueue(&self, conn: &Conn);
}

pub struct SendMail { to: String }

impl SendMail {
    pub fn new(to: &str) -> Self { Self { to: to.into() } }
    fn run_later(&self) {}
}

impl BackgroundJob for SendMail {
    async fn run(&self) {}
    //       ^ joins: receives job SendMail of SendMail -> SendMail.run
}

pub struct Restock;

impl BackgroundJob for Restock {
    async fn run(&self) {}
    //       ^ joins: receives job Restock of Restock -> Restock.run
}

pub struct Server;

impl Server {
    fn run(&self) {}
    // ^ joins: nothing
}
