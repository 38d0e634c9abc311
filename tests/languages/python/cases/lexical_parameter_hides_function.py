def tax(): pass

def total(tax):
    return tax()
    #      ^ unresolved: dynamic
