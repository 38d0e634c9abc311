fn total() {}
fn rest() {}
fn other() {}
fn run(other: fn()) {
    let total = || 1;
    total();
    // <- unresolved: dynamic
    if let Some(rest) = find() {
        rest();
        // <- unresolved: dynamic
    }
    rest();
    // <- calls: rest (lexical)
    other();
    // <- unresolved: dynamic
    match 1 {
        rest if true => rest(),
        //              ^ unresolved: dynamic
        _ => rest(),
        //   ^ calls: rest (lexical)
    }
    for (a, rest) in x { rest(); }
    //                   ^ unresolved: dynamic
    take(|rest: fn()| rest());
    //                ^ unresolved: dynamic
}
fn pattern((total, Some(rest)): (fn(), Option<fn()>)) {
    total();
    // <- unresolved: dynamic
    rest();
    // <- unresolved: dynamic
}
