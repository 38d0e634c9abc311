class Cart:
    def total(self): pass
    def method(self):
        total = self.total
        total()
        # <- calls: Cart.total (lexical)

def run(callback):
    callback()
    # <- unresolved: dynamic

def default(callback=run):
    callback()
    # <- calls: run (lexical)

total = Cart().total
total()
# <- calls: Cart.total (lexical)
