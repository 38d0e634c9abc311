class Page {
  show() {
    this.body()
    //   ^ unresolved: unknown-receiver
    //   ^ may: Cart.body, Order.body
    this.close()
    //   ^ may: Cart.leave
  }
}

class Cart extends Page {
  constructor() {
    super()
    this.close = this.leave
  }

  leave() {}

  body() {}
}

class Order extends Page {
  body() {}
}

class Shelf {
  body() {}

  close() {}
}
