class Tax:
    def rate(self): pass

def total(taxes: dict[str, Tax], names):
    for name, tax in taxes.items():
        tax.rate()
        #   ^ calls: Tax.rate (member)
        name.rate()
        #    ^ unresolved: undefined
    for name, tax in names.items():
        tax.rate()
        #   ^ unresolved: unknown-receiver
    return [tax.rate() for _, tax in taxes.items()]
    #           ^ calls: Tax.rate (member)
