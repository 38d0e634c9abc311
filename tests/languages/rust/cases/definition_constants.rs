pub const LIMIT: usize = 9;
//        ^ defines: constant LIMIT [constant]
//        ^ annotation: usize
static mut COUNT: u8 = 0;
//         ^ defines: constant COUNT [static, mut]
#[cfg(unix)]
const SEP: char = '/';
//    ^ defines: constant SEP [constant, conditional]
#[cfg(windows)]
const SEP: char = '\\';
//    ^ defines: constant SEP~2 [constant, conditional]
type Amount = Option<u64>;
//   ^ defines: type_alias Amount []
//   ^ annotation: Option<u64>
fn run() {
    const INNER: u8 = 1;
    //    ^ defines: constant run.INNER [constant]
    let local = 1;
    //  ^ defines: nothing
}
