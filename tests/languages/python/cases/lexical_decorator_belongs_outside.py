def register(kind): pass

def outer():
    def register(kind): pass

    @register("a")
    #^ calls: outer.register (lexical)
    def inner(register):
        pass
