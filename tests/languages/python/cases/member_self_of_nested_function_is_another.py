class Cart:
    def tax(self): pass

    def total(self):
        def each(self):
            self.kept = 1
            #    ^ defines: nothing
            return self.tax()
            #           ^ unresolved: unknown-receiver
