macro_rules! total {
//           ^ defines: macro total []
    ($x:expr) => { fn made() {} };
    //                ^ defines: nothing
}
