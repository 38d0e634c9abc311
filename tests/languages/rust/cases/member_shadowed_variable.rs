struct A;
struct B;
impl A { fn go(&self) {} }
impl B { fn go(&self) {} }
fn run() {
    let x: A = one();
    let x = two();
    x.go();
    //^ unresolved: unknown-receiver
    let y = A {};
    { let y = B {}; y.go(); }
    //                ^ calls: B.go (member)
    y.go();
    //^ calls: A.go (member)
}
fn generic<A>(a: A) {
    a.go();
    //^ unresolved: unknown-receiver
}
