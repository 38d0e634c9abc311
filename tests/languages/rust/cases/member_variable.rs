struct A;
struct B;
impl A { fn go(&self) -> B { B } fn make() -> A { A } }
impl B { fn go(&self) {} }
fn run(a: &A, b: &mut B, c: Box<A>, d: Vec<B>) {
    a.go();
    //^ calls: A.go (member)
    b.go();
    //^ calls: B.go (member)
    a.go().go();
    //     ^ calls: B.go (member)
    c.go();
    //^ calls: A.go (member)
    d.go();
    //^ unresolved: unknown-receiver
    let e = A::make();
    e.go();
    //^ calls: A.go (member)
    let f: A = unknown();
    f.go();
    //^ calls: A.go (member)
    let g = A {};
    g.go();
    //^ calls: A.go (member)
}
