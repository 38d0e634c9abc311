class Cart extends Base {
//    ^ bases: Base
  static limit = 1;
//       ^ defines: field Cart.limit [static]
  #secret = 2;
  total = (x) => x;
//^ defines: method Cart.total []
}
module.exports = { Cart, make() {} };
//                       ^ defines: function make []
// <- exports: Cart, make
