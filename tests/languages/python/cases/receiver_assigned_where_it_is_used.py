class Tax:
    def rate(self): pass

def made():
    return Tax()

def use(thing):
    (tax := made()).rate()
    #               ^ calls: Tax.rate (member)
    tax.rate()
    #   ^ calls: Tax.rate (member)
    (other := thing).rate()
    #                ^ unresolved: unknown-receiver
