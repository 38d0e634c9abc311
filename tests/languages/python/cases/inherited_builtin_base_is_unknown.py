class Cart(dict):
    def total(self):
        self.items()
        #    ^ external: builtins.dict.items
