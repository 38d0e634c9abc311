class Tax:
    def rate(self): pass

def total(*taxes: Tax, last: Tax, **named: Tax):
    taxes[0].rate()
    #        ^ calls: Tax.rate (member)
    for tax in taxes:
        tax.rate()
        #   ^ calls: Tax.rate (member)
    last.rate()
    #    ^ calls: Tax.rate (member)
    for _, tax_of_name in named.items():
        tax_of_name.rate()
        #           ^ calls: Tax.rate (member)
    named["one"].rate()
    #            ^ calls: Tax.rate (member)
    taxes.rate()
    #     ^ unresolved: undefined
