use std::ops::{Range, RangeInclusive};
struct Day;
impl Day { fn floor(&self) {} fn made(n: usize) -> Day { Day } }
struct Week { days: Range<Day>, all: RangeInclusive<Day>, months: Months }
struct Months { start: Day }
trait Steps { fn steps(&self) -> Vec<Day>; }
impl Steps for Range<i32> { fn steps(&self) -> Vec<Day> { vec![] } }
trait Along { fn along(self) -> Day; }
impl<T: Steps> Along for T { fn along(self) -> Day { Day } }
fn walk(week: &Week, first: Day, last: Day) {
    week.days.start.floor();
    //              ^ calls: Day.floor (member)
    week.all.end().floor();
    //             ^ calls: Day.floor (member)
    week.all.start.floor();
    //             ^ unresolved: elsewhere
    week.months.start.floor();
    //                ^ calls: Day.floor (member)
    (0..10).steps()[0].floor();
    //      ^ calls: Range.steps (member)
    //                 ^ calls: Day.floor (member)
    (0..10).along().floor();
    //      ^ calls: Along.along (member)
    //              ^ calls: Day.floor (member)
    (0..=10).along();
    //       ^ unresolved: unknown-receiver
    let days = (0..10).map(|n| Day::made(n));
    for day in days { day.floor(); }
    //                    ^ calls: Day.floor (member)
    for day in first..last { day.floor(); }
    //                           ^ calls: Day.floor (member)
    let some = vec![first];
    some[0..1].floor();
    //         ^ unresolved: unknown-receiver
    for one in &some[0..1] { one.floor(); }
    //                           ^ calls: Day.floor (member)
    for one in some[0]..last { one.floor(); }
    //                             ^ calls: Day.floor (member)
}
mod outside {
    use tracing_core::Event;
    trait Fields { fn record(&self); }
    impl Fields for Event { fn record(&self) { Event::record(self); } }
    impl<'a, F: Fields> Fields for &'a F { fn record(&self) { F::record(*self); } }
    fn note(event: &Event) {
        event.record();
        //    ^ unresolved: unknown-receiver
    }
}
