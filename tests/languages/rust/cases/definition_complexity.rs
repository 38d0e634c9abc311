fn f(a: u32, b: Option<u32>) -> u32 {
// ^ complexity: 8
    if a > 1 && a < 3 || a == 7 {
        return 1;
    }
    for _ in 0..a {}
    while a > 2 {}
    match b {
        Some(1) => 1,
        Some(_) => 2,
        None => 3,
    }
}

fn plain() {}
// ^ complexity: 1
