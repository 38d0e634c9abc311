from typing import NamedTuple

class Tax:
    def rate(self): pass

class Toll:
    def rate(self): pass

class Pair(NamedTuple):
    tax: Tax
    toll: Toll
    note: str = ""
    def swapped(self): return self

class Wider(Pair):
    def rate(self): pass

class Own(NamedTuple):
    tax: Tax
    def __getitem__(self, place): return place

class NoRow:
    tax: Tax
    toll: Toll

def run(pair: Pair, pairs: list[Pair], wider: Wider, own: Own, plain: NoRow):
    tax, toll, note = pair
    tax.rate()
    #   ^ calls: Tax.rate (member)
    toll.rate()
    #    ^ calls: Toll.rate (member)
    note.rate()
    #    ^ unresolved: undefined
    pair[1].rate()
    #       ^ calls: Toll.rate (member)
    for one, other, _ in pairs:
        one.rate()
        #   ^ calls: Tax.rate (member)
        other.rate()
        #     ^ calls: Toll.rate (member)
    pair._replace(tax=Tax()).swapped()
    #    ^ external: typing.NamedTuple._replace
    pair._replace(tax=Tax()).toll.rate()
    #                             ^ calls: Toll.rate (member)
    Pair._make([]).tax.rate()
    #                  ^ calls: Tax.rate (member)
    wider._replace(note="").rate()
    #                       ^ calls: Wider.rate (member)
    wider[0].rate()
    #        ^ calls: Tax.rate (member)
    pair.nobody()
    #    ^ unresolved: undefined
    own[0].rate()
    #      ^ unresolved: unknown-receiver
    first, second = plain
    first.rate()
    #     ^ unresolved: unknown-receiver
    plain._replace()
    #     ^ unresolved: undefined
