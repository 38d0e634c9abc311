def tax(): pass

def outer():
    def tax(): pass
    def inner():
        global tax
        tax()
        # <- calls: tax (lexical)
    tax()
    # <- calls: outer.tax (lexical)
