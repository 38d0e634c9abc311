class Cart:
    def tax(self): pass

    class Item:
        def tax(self): pass

        def total(self):
            return self.tax()
            #           ^ calls: Cart.Item.tax (member)
