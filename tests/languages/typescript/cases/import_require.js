const shop = require('shop'), { cart, pay: payment } = require('cart');
//    ^ imports: shop as shop [require]
//                              ^ imports: cart.cart [require]
//                                    ^ imports: cart.pay as payment [require]
shop.open();
//   ^ external: shop.open
exports.open = function () {};
//      ^ defines: function exports.open []
// <- exports: open
