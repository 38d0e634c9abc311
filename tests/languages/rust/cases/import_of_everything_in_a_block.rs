fn total() {}
enum Shape { Circle(f64) }
fn run() {
    use other::*;
    total();
    // <- unresolved: elsewhere
    Some(1);
    // <- external: std::option::Option::Some
}
mod inner {
    fn run() {
        use super::*;
        total();
        // <- calls: total (lexical)
        Shape::Circle(1.0);
        //     ^ calls: Shape.Circle (member)
    }
    fn other() {
        total();
        // <- unresolved: undefined
    }
}
fn after() {
    total();
    // <- calls: total (lexical)
}
