class Root:
    def tax(self): pass

class Left(Root):
    pass

class Right(Root):
    def tax(self): pass

class Cart(Left, Right):
    def total(self):
        return self.tax()
        #           ^ calls: Right.tax (inherited)
