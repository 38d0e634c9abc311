def tax(): pass

class Cart:
    def tax(self): pass

    def total(self):
        return tax()
        #      ^ calls: tax (lexical)
