class Cart:
    def total(self): pass


def f(carts: list[Cart], order: list[int], names: dict[str, Cart]):
    carts[order[0]].total()
    #               ^ calls: Cart.total (member)
    names[order[len(order) - 1]].total()
    #                            ^ calls: Cart.total (member)
    carts[order[0]:].total()
    #                ^ unresolved: undefined
    for cart in carts[order[0]:]:
        cart.total()
        #    ^ calls: Cart.total (member)
    for cart in carts[1:len(order)]:
        cart.total()
        #    ^ calls: Cart.total (member)
    for cart in carts[order[0]]:
        cart.total()
        #    ^ unresolved: unknown-receiver
    carts[order[order[0]]].total()
    #                      ^ unresolved: unknown-receiver
