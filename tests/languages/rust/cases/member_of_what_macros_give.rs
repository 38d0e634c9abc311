use std::cell::RefCell;
use std::pin::Pin;
use std::task::{ready, Poll};
struct Job;
impl Job { fn run(&self) {} fn turn(&self) -> Poll<Job> { Poll::Pending } }
struct Local;
impl Local { fn with(&self, work: impl Fn(&Job)) {} fn run(&self) {} }
thread_local! {
    static JOB: Job = Job {};
    static SHARED: RefCell<Job> = RefCell::new(Job {});
}
fn go(job: Job, local: Local) -> Poll<()> {
    let done = ready!(job.turn());
    done.run();
    //   ^ calls: Job.run (member)
    std::task::ready!(job.turn()).run();
    //                            ^ calls: Job.run (member)
    ready!(job).run();
    //          ^ unresolved: unknown-receiver
    let mut jobs = vec![Job {}];
    jobs[0].run();
    //      ^ calls: Job.run (member)
    for job in vec![job; 3] { job.run(); }
    //                            ^ calls: Job.run (member)
    JOB.with(|job| job.run());
    //                 ^ calls: Job.run (member)
    SHARED.with(|job| job.borrow().run());
    //                             ^ calls: Job.run (member)
    SHARED.with_borrow(|job| job.run());
    //                           ^ calls: Job.run (member)
    local.with(|job| job.run());
    //                   ^ calls: Job.run (member)
    job.within(|job| job.run());
    //                   ^ unresolved: unknown-receiver
    Poll::Ready(())
}
struct Held(Job);
impl Held {
    fn poll(mut self: Pin<&mut Self>) { self.0.run(); }
    //                                         ^ calls: Job.run (member)
}
fn held(held: Box<Held>) { held.0.run(); }
//                                ^ calls: Job.run (member)
