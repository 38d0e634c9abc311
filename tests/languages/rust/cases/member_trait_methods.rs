trait Shape {
    fn area(&self) -> f64;
    fn twice(&self) -> f64 {
        self.area() + Self::name()
        //   ^ calls: Shape.area (member)
        //                  ^ calls: Shape.name (member)
    }
    fn name() -> f64;
}
fn run(a: &dyn Shape, b: impl Shape + Send, c: &(dyn Shape + 'static)) {
    a.area();
    //^ calls: Shape.area (member)
    b.twice();
    //^ calls: Shape.twice (member)
    c.area();
    //^ calls: Shape.area (member)
    Shape::area(a);
    //     ^ calls: Shape.area (member)
}
trait Child: Shape + Elsewhere {
    fn run(&self) { self.area(); self.other(); }
    //                   ^ calls: Shape.area (inherited)
    //                                ^ unresolved: elsewhere
}
