class Cart:
    def total(self):
        self.nobody()
        #    ^ unresolved: undefined
