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
