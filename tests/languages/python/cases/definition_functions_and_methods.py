def total(): pass
#   ^ defines: function total []
async def later(): pass
#         ^ defines: function later [async]

class Cart:
    def total(self): pass
    #   ^ defines: method Cart.total []
    async def later(self): pass
    #         ^ defines: method Cart.later [async]
    @staticmethod
    def round(x): pass
    #   ^ defines: method Cart.round [staticmethod]
    @classmethod
    async def load(cls): pass
    #         ^ defines: method Cart.load [async, classmethod]
    @property
    def size(self): pass
    #   ^ defines: method Cart.size [property]
