class Cart:
    def __init__(self):
        self.owner = None
        #    ^ defines: field Cart.owner

    def sell(self, owner):
        self.owner = owner
        #    ^ defines: nothing
