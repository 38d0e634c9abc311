#[cfg(feature = "full")]
fn total() {}
#[cfg(not(feature = "full"))]
fn total() {}
#[cfg(not(test))]
fn now() {}
#[cfg(test)]
fn now() {}
struct Clock {}
impl Clock {
    #[cfg(all(feature = "full", unix))]
    fn tick(&self) {}
    #[cfg(not(all(feature = "full", unix)))]
    fn tick(&self) {}
}
fn run(clock: &Clock) {
    total();
    // <- calls: total (lexical)
    now();
    // <- calls: now (lexical)
    clock.tick();
    //    ^ calls: Clock.tick (member)
}
#[cfg(not(any(feature = "full", feature = "small")))]
fn without(clock: &Clock) {
    total();
    // <- calls: total~2 (lexical)
    clock.tick();
    //    ^ calls: Clock.tick~2 (member)
}
#[cfg(any(feature = "small", not(feature = "full")))]
fn perhaps() {
    total();
    // <- calls: total (lexical)
}
#[cfg(not(feature = "full"))]
mod lacking {
    fn without() {
        super::total();
        //     ^ calls: total~2 (lexical)
    }
}
#[cfg(test)]
mod tests {
    use super::*;
    fn check() {
        now();
        // <- calls: now~2 (lexical)
        total();
        // <- calls: total (lexical)
    }
}
