class Tax:
    def __call__(self): pass

tax = Tax()
tax()
# <- calls: Tax.__call__ (member)
