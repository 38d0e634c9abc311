enum Shape { Circle(f64), Square { side: f64 } }
impl Shape {
    fn unit() -> Self { Self::Circle(1.0) }
    //                        ^ calls: Shape.Circle (member)
}
fn run() {
    Shape::Circle(1.0);
    //     ^ calls: Shape.Circle (member)
    Shape::Square { side: 1.0 };
    //     ^ calls: Shape.Square (member)
    Shape::unit();
    //     ^ calls: Shape.unit (member)
    Ok(1);
    // <- external: std::result::Result::Ok
}
