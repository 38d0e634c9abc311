trait Shape { fn twice(&self) {} }
struct Circle;
impl Shape for Circle {}
fn run(circle: Circle) {
    circle.twice();
    //     ^ calls: Shape.twice (inherited)
}
