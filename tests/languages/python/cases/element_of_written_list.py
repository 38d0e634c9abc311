class Tax:
    def rate(self): pass

class Toll:
    def rate(self): pass

class Shop:
    taxes = [Tax(), Toll()]
    kinds = [Tax, Toll]
    first = Tax()
    again = [first, first.rate()]
    #                     ^ calls: Tax.rate (member)

    def __init__(self):
        self.tolls = []
        self.tolls.append(Toll())

    def total(self, thing):
        for tax in self.taxes:
            tax.rate()
            #   ^ calls: Tax.rate, Toll.rate (member)
        for kind in self.kinds:
            kind().rate()
            #      ^ calls: Tax.rate, Toll.rate (member)
        for toll in self.tolls:
            toll.rate()
            #    ^ calls: Toll.rate (member)
        self.again[0].rate()
        #             ^ calls: Tax.rate (member)
        local = [Tax()]
        local[0].rate()
        #        ^ calls: Tax.rate (member)
        local.append(thing)
        #     ^ external: builtins.list.append
        local.rate()
        #     ^ unresolved: unknown-receiver
        found = []
        for one in range(3):
            found.append(Tax())
        found[0].rate()
        #        ^ calls: Tax.rate (member)
        found.pop().rate()
        #           ^ calls: Tax.rate (member)
        thing.append(Tax())
        thing[0].rate()
        #        ^ unresolved: unknown-receiver

def walk(tax: Tax):
    from collections import deque
    todo = deque([tax])
    todo.popleft().rate()
    #              ^ calls: Tax.rate (member)
