class Cart { total(): Sum { return new Sum() } static make(): Cart { return new Cart() } }
class Sum { round() {} }
interface Pay { charge(): void }
function use(cart: Cart | null, pay: Pay, any: unknown, list: Cart[]) {
  cart.total().round();
  //           ^ calls: Sum.round (member)
  pay.charge();
  //  ^ calls: Pay.charge (member)
  any.total();
  //  ^ unresolved: unknown-receiver
  list.total();
  //   ^ unresolved: undefined
  const made = Cart.make();
  made?.total();
  //    ^ calls: Cart.total (member)
  let mixed = new Cart();
  mixed = new Sum();
  mixed.total();
  //    ^ unresolved: undefined
}
class Box<Sum> { open(it: Sum) { it.round() } }
//                                  ^ unresolved: unknown-receiver
