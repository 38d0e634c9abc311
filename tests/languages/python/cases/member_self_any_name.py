class Cart:
    def tax(this): pass

    def total(this):
        return this.tax()
        #           ^ calls: Cart.tax (member)
