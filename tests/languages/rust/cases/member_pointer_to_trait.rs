trait Shape { fn area(&self); }
fn run(shape: Box<dyn Shape>) {
    shape.area();
    //    ^ calls: Shape.area (member)
}
