fn total() {}
// ^ defines: function total []
pub async fn later() {}
//           ^ defines: function later [async]
const unsafe fn raw() {}
//              ^ defines: function raw [const, unsafe]
extern "C" fn called() {}
//            ^ defines: function called [extern]

struct Cart;
impl Cart {
    fn total(&self) {}
    // ^ defines: method Cart.total []
    pub async unsafe fn load() {}
    //                  ^ defines: method Cart.load [async, unsafe]
}
extern "C" {
    fn abs(value: i32) -> i32;
    // ^ defines: function abs [extern]
    // ^ signature: (value: i32) -> i32
}
