class Cart:
    def total(self): pass
    async def __aenter__(self):
        return self
    async def __aexit__(self, *about): pass

async def make() -> Cart: ...

async def run():
    cart = await make()
    cart.total()
    #    ^ calls: Cart.total (member)
    (await make()).total()
    #              ^ calls: Cart.total (member)
    make().total()
    #      ^ unresolved: undefined
    async with Cart() as other:
        other.total()
        #     ^ calls: Cart.total (member)
