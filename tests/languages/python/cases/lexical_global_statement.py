def tax(): pass

def replace(new):
    global tax
    tax = new
    tax()
    # <- unresolved: ambiguous
