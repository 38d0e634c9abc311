class Cart {
  size = 0
  private items: string[] = []
  static shared: Cart
  constructor(readonly owner: Cart) {
    this.size = 1
    //   ^ writes: Cart.size
    //   ^ references: nothing
  }
  total() { return 0 }
  add(other: Cart) {
    this.size += other.items.length
    //   ^ writes: Cart.size
    //   ^ references: Cart.size
    //                 ^ references: Cart.items
    delete other.owner
    //           ^ writes: Cart.owner
    this.items[0] = "x"
    //   ^ writes: nothing
    Cart.shared = other
    //   ^ writes: Cart.shared
    const { owner } = this
    //      ^ references: Cart.owner
    return [1].map(this.total)
    //                  ^ references: Cart.total
  }
  close(unknown) {
    this.total()
    //   ^ references: nothing
    return () => this.size + unknown.items
    //                ^ references: Cart.size
    //                               ^ references: nothing
  }
}
