from typing import final

@final
class Cart:
#     ^ defines: class Cart [final]
    @final
    def total(self): pass
    #   ^ defines: method Cart.total [final]
