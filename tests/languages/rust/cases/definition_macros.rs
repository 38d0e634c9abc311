macro_rules! total {
//           ^ defines: macro total []
//           ^ visibility: private
    ($x:expr) => { fn made() {} };
    //                ^ defines: nothing
}
#[macro_export]
macro_rules! shared { () => {} }
//           ^ defines: macro shared [exported]
//           ^ visibility: public
crate::unix! {
    fn wrapped() {}
    // ^ defines: function wrapped
}
unix! {
    fn also_wrapped() {}
    // ^ defines: function also_wrapped
}
