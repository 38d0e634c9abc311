class Cart:
    @property
    def total(self): pass
    #   ^ defines: method Cart.total [property]
    @total.setter
    def total(self, value): pass
    #   ^ defines: method Cart.total~2 [property]
    @total.deleter
    def total(self): pass
    #   ^ defines: method Cart.total~3 [property]
    from functools import cached_property
    @cached_property
    def tax(self): pass
    #   ^ defines: method Cart.tax [property]
