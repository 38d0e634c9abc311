class Cart:
    def __init__(self, tax):
        self.tax = tax

    def total(self):
        return self.tax()
        #           ^ unresolved: dynamic
