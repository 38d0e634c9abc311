struct A;
struct B;
impl A { fn go(&self) {} }
impl B { fn go(&self) {} }
enum Shape { One(A, B), Named { a: A, inner: Option<B> }, Both((A, B)) }
struct Pair { a: A, b: B }
fn run(shape: Shape, pair: Pair, list: Vec<(A, B)>, opt: Option<A>) {
    match shape {
        Shape::One(_, b) => b.go(),
        //                    ^ calls: B.go (member)
        Shape::Named { a, inner: Some(b) } => { a.go(); b.go(); }
        //                                        ^ calls: A.go (member)
        //                                                ^ calls: B.go (member)
        Shape::Both((ref a, ..)) => a.go(),
        //                            ^ calls: A.go (member)
        other => other.go(),
        //             ^ unresolved: elsewhere
    }
    let Pair { a, b: renamed } = pair;
    renamed.go();
    //      ^ calls: B.go (member)
    for (nth, (a, b)) in list.iter().enumerate() {
        b.go();
        //^ calls: B.go (member)
    }
    if let Some(opt) = opt { opt.go(); }
    //                           ^ calls: A.go (member)
    let x = match 1 { 1 => A {}, _ => A {} };
    x.go();
    //^ calls: A.go (member)
    let a = B {};
    let a = || 1;
    a.go();
    //^ unresolved: unknown-receiver
}
