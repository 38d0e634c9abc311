def helper(): pass

def outer():
    def helper(): pass
    def inner():
        helper()
        # <- calls: outer.helper (lexical)
    inner()
    # <- calls: outer.inner (lexical)

helper()
# <- calls: helper (lexical)
