class Bag {
  *[Symbol.iterator]() {}

  toJSON() {}
//^ defines: method Bag.toJSON [implicit]

  get size() { return 1 }
  //  ^ defines: method Bag.size [get, implicit]

  total() {}
//^ defines: method Bag.total []
}

function then() {}
//       ^ defines: function then []
