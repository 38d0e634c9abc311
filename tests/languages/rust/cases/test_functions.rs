// --- path: src/lib.rs ---
pub fn total() {}
//     ^ roles: nothing
//     ^ file: api

#[cfg(test)]
mod tests {
    fn helper() {}
    // ^ roles: nothing

    #[test]
    fn adds() {}
    // ^ roles: test

    #[tokio::test(flavor = "multi_thread")]
    async fn waits() {}
    //       ^ roles: test

    #[rstest]
    #[case(1)]
    fn each(#[case] value: u8) {}
    // ^ roles: test

    #[bench]
    fn fast() {}
    // ^ roles: nothing

    #[testing]
    fn other() {}
    // ^ roles: nothing
}
// --- path: tests/all.rs ---
mod common;
// <- file: test
// --- path: tests/common/mod.rs ---
pub fn shop() {}
//     ^ file: nothing
// --- path: tests/deep/cart.rs ---
#[test]
fn adds() {}
// ^ file: test
// --- path: src/tests/all.rs ---
fn nothing() {}
// ^ file: nothing
// --- path: benches/all.rs ---
fn main() {}
// ^ file: nothing
