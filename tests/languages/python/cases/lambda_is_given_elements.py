class Tax:
    def rate(self): pass

class Toll:
    def rate(self): pass

class Own:
    def sort(self, key): pass

def run(taxes: list[Tax], by_name: dict[str, Toll], own: Own, unknown, tax: Toll):
    sorted(taxes, key=lambda tax: tax.rate())
    #                                 ^ calls: Tax.rate (member)
    taxes.sort(key=lambda one: one.rate())
    #                              ^ calls: Tax.rate (member)
    max(by_name.items(), key=lambda entry: entry[1].rate())
    #                                               ^ calls: Toll.rate (member)
    list(map(lambda one: one.rate(), taxes))
    #                        ^ calls: Tax.rate (member)
    for kept in filter(lambda one: one.rate(), taxes):
        #                              ^ calls: Tax.rate (member)
        kept.rate()
        #    ^ calls: Tax.rate (member)
    max(taxes, unknown, key=lambda one: one.rate())
    #                                       ^ unresolved: unknown-receiver
    unknown.map(lambda one: one.rate(), 3)
    #                           ^ unresolved: unknown-receiver
    sorted(unknown, key=lambda one: one.rate())
    #                                   ^ unresolved: unknown-receiver
    sorted(taxes, key=lambda *one: one.rate())
    #                                  ^ unresolved: unknown-receiver
    map(lambda one, other: other.rate(), taxes, taxes)
    #                            ^ unresolved: unknown-receiver
    tax.rate()
    #   ^ calls: Toll.rate (member)
