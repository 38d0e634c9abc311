class Tax:
    def rate(self): pass

def made(name): return Tax()

def total(names, things):
    taxes = [made(name) for name in names]
    taxes[0].rate()
    #        ^ calls: Tax.rate (member)
    for tax in taxes:
        tax.rate()
        #   ^ calls: Tax.rate (member)
    taxes.append(None)
    #     ^ external: builtins.list.append
    again = [one for one in taxes if one.rate()]
    #                                    ^ calls: Tax.rate (member)
    for other in again:
        other.rate()
        #     ^ calls: Tax.rate (member)
    next((kept for kept in taxes), None).rate()
    #                                    ^ calls: Tax.rate (member)
    max(taxes, key=str).rate()
    #                   ^ calls: Tax.rate (member)
    min((kept for kept in taxes), key=str).rate()
    #                                      ^ calls: Tax.rate (member)
    for first, second in zip(taxes, things):
        first.rate()
        #     ^ calls: Tax.rate (member)
        second.rate()
        #      ^ unresolved: unknown-receiver
    for unknown in [thing for thing in things]:
        unknown.rate()
        #       ^ unresolved: unknown-receiver
    for function in (made, total):
        function(1)
        # <- calls: made, total (lexical)
