fn before() {}
// ^ defines: function before []
fn broken( {
struct After { x: u8 }
//     ^ defines: class After
fn last() {}
// ^ defines: function last
