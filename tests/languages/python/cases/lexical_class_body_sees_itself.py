def tax(): pass

class Cart:
    def rate(): return 7
    tax = rate()
    #     ^ calls: Cart.rate (lexical)
