enum Shape { Circle(f64) }
use Shape::*;
fn run() {
    Circle(1.0);
    // <- calls: Shape.Circle (lexical)
}
