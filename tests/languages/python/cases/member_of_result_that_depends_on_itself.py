class Cart:
    def total(self): pass

def even(n):
    return Cart() if n == 0 else odd(n - 1)

def odd(n):
    return even(n - 1)

even(3).total()
#       ^ calls: Cart.total (member)
odd(3).total()
#      ^ calls: Cart.total (member)

def forever():
    return forever()

forever().total()
#         ^ unresolved: unknown-receiver
