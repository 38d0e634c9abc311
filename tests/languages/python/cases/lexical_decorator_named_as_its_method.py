def load(): pass

class Cart:
    @load()
    #^ calls: load (lexical)
    def load(self): pass
