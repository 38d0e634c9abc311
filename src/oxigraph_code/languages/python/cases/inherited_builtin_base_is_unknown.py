class Cart(dict):
    def total(self):
        self.items()
        #    ^ unresolved: other-file
