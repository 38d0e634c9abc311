pub fn a() {}
//     ^ visibility: public
fn b() {}
// ^ visibility: private
pub(crate) fn c() {}
//            ^ visibility: internal
//            ^ defines: function c [pub(crate)]
pub(in crate::shop) fn d() {}
//                     ^ visibility: internal
//                     ^ defines: function d [pub(in crate::shop)]
pub(self) fn e() {}
//           ^ visibility: private
struct S;
impl Clone for S {
    fn clone(&self) -> S { S }
    // ^ visibility: public
}
impl S {
    fn own(&self) {}
    // ^ visibility: private
}
