class Tax:
    def rate(self): pass
    def is_due(self): pass

def total(tax, toll):
    assert isinstance(tax, Tax) and tax.is_due()
    #                                   ^ calls: Tax.is_due (member)
    tax.rate()
    #   ^ calls: Tax.rate (member)
    assert isinstance(toll, Tax) or toll
    toll.rate()
    #    ^ unresolved: unknown-receiver
