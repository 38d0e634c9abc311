class Cart:
    def total(self): pass

def make() -> Cart:
    return Cart()

async def make_later() -> Cart:
    return Cart()

make().total()
#      ^ calls: Cart.total (member)
make_later().total()
#            ^ unresolved: undefined
