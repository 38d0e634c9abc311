# What a mapping is updated by is under its keys from there on; what nobody knows may be under any.
def tax(): pass

def toll(): pass

rules = {"tax": tax, "toll": toll}
rules.update({"tax": toll})
rules["tax"]()
# <- calls: toll (member)
rules["toll"]()
# <- calls: toll (member)

def later():
    rules["tax"]()
    # <- calls: tax, toll (member)

def local(other):
    by_name = {"tax": tax, "toll": tax}
    by_name.update({"tax": other})
    by_name["tax"]()
    # <- unresolved: dynamic
    by_name.update({"tax": toll, "late": tax})
    by_name["tax"]()
    # <- calls: toll (member)
    by_name["late"]()
    # <- calls: tax (member)
    by_name.update(other)
    by_name["tax"]()
    # <- unresolved: dynamic
    by_name["toll"]()
    # <- unresolved: dynamic

def of_both(other):
    by_name = {"tax": tax}
    by_name.update({"tax": toll}, late=other)
    by_name["tax"]()
    # <- unresolved: dynamic

class Shop:
    def __init__(self):
        self.rules = {"tax": tax}
        self.rules.update({"toll": toll})

    def total(self):
        self.rules["toll"]()
        # <- calls: toll (member)
        self.rules["tax"]()
        # <- calls: tax (member)

class Register:
    def __init__(self):
        self.rules = {"tax": tax}

    def update(self, rules): pass

register = Register()
register.update({"tax": toll})
#        ^ calls: Register.update (member)
register.rules["tax"]()
# <- calls: tax (member)
