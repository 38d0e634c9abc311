pub struct Cart<'a, T> {
//         ^ defines: class Cart []
    pub items: Vec<T>,
    //  ^ defines: field Cart.items []
    //  ^ annotation: Vec<T>
    //  ^ visibility: public
    owner: &'a str,
    // <- visibility: private
    // <- annotation: &'a str
}
struct Unit;
//     ^ defines: class Unit []
union Bits { word: u32, bytes: [u8; 4] }
//    ^ defines: class Bits [union]
//           ^ defines: field Bits.word []
