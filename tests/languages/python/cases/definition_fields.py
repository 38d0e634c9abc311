class Cart:
    kind = "cart"
    # <- defines: field Cart.kind []
    LIMIT: int = 9
    # <- defines: field Cart.LIMIT [constant]

    def __init__(self, owner):
        self.owner = owner
        #    ^ defines: field Cart.owner []
        self.items: list[str] = []
        #    ^ annotation: list[str]
        self.a, self._b = 1, 2
        #    ^ defines: field Cart.a []
        #            ^ visibility: protected
        owner.cart = self
        #     ^ defines: nothing
        self.owner.name = 1
        #          ^ defines: nothing
        local = 1
        # <- defines: nothing

    def open(self):
        with open("x") as self.file:
        #                      ^ defines: field Cart.file []
            pass
        for self.row in []:
        #        ^ defines: field Cart.row []
            pass

    @classmethod
    def load(cls):
        cls.loaded = True
        #   ^ defines: field Cart.loaded []

    @staticmethod
    def other(self):
        self.no = 1
        #    ^ defines: nothing
