from typing import Tuple

class Tax:
    def rate(self): pass

class Toll:
    def rate(self): pass

def run(pair: tuple[Tax, Toll], any_of: Tuple[Tax, ...], mixed: tuple[Tax, unknown], taxes: list[Tax], tolls: list[Toll]):
    pair[0].rate()
    #       ^ calls: Tax.rate (member)
    pair[1].rate()
    #       ^ calls: Toll.rate (member)
    pair[2].rate()
    #       ^ unresolved: elsewhere
    one, other = pair
    other.rate()
    #     ^ calls: Toll.rate (member)
    for part in pair:
        part.rate()
        #    ^ calls: Tax.rate, Toll.rate (member)
    any_of[3].rate()
    #         ^ calls: Tax.rate (member)
    for part in any_of:
        part.rate()
        #    ^ calls: Tax.rate (member)
    mixed[1].rate()
    #        ^ unresolved: elsewhere
    for part in mixed:
        part.rate()
        #    ^ unresolved: unknown-receiver
    for tax, toll in zip(taxes, tolls):
        tax.rate()
        #   ^ calls: Tax.rate (member)
        toll.rate()
        #    ^ calls: Toll.rate (member)
    for tax, toll in zip(taxes, unknown()):
        toll.rate()
        #    ^ unresolved: unknown-receiver
    taxes[5].rate()
    #        ^ calls: Tax.rate (member)
