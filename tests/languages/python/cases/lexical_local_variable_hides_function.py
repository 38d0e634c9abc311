def tax(): pass

def total(rates):
    tax = rates["vat"]
    # <- defines: nothing
    return tax()
    #      ^ unresolved: dynamic
