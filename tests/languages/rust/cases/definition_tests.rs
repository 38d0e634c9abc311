#[cfg(test)]
mod tests {
//  ^ defines: namespace tests [test]
    #[test]
    fn adds() {}
    // ^ defines: function tests.adds [test]
    #[tokio::test]
    async fn waits() {}
    //       ^ defines: function tests.waits [async, test]
    #[cfg(not(test))]
    fn not_a_test() {}
    // ^ defines: function tests.not_a_test [conditional]
}
#[cfg(all(test, unix))]
fn helper() {}
// ^ defines: function helper [test]
