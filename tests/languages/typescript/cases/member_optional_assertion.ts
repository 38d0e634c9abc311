class Cart { total() {} }
function use(cart?: Cart) { cart!.total(); }
//                                ^ calls: Cart.total (member)
