def tax(): pass

def toll(): pass

class Fee:
    def rate(self): pass

RULES = {"tax": tax, "toll": toll, "a-key": tax, 7: toll, "none": None}
RULES["tax"]()
# <- calls: tax (member)
RULES["a-key"]()
# <- calls: tax (member)
RULES[7]()
# <- calls: toll (member)
RULES["none"]()
# <- unresolved: dynamic
RULES["nothing"]()
# <- unresolved: dynamic
RULES[input()]()
# <- may: tax, toll
RULES["late"] = toll

def by_key(key):
    RULES["late"]()
    # <- calls: toll (member)
    RULES[key]()
    # <- may: tax, toll
    either = RULES.get(key)
    either()
    # <- may: tax, toll
    either.rate()
    #      ^ unresolved: unknown-receiver
    for rule in RULES.values():
        rule()
        # <- calls: tax, toll (lexical)
    for name, rule in RULES.items():
        rule()
        # <- calls: tax, toll (lexical)
        name()
        # <- unresolved: dynamic
    found = RULES["toll"]
    found()
    # <- calls: toll (lexical)

def given(key):
    local = {}
    local["tax"] = tax
    local["tax"]()
    # <- calls: tax (member)
    local["tax"] = toll
    local["tax"]()
    # <- calls: toll (member)
    if key:
        local["tax"] = tax
    local["tax"]()
    # <- calls: toll (member)

def given_on_a_branch(key):
    local = {"tax": tax}
    if key:
        local["tax"] = toll
    local["tax"]()
    # <- calls: tax, toll (member)

def given_what_nobody_knows(other):
    local = {"tax": tax, "toll": toll}
    local["tax"] = other
    local["tax"]()
    # <- unresolved: dynamic
    local["toll"] = lambda: None
    local["toll"]()
    # <- unresolved: dynamic
    local["toll"] = tax
    local["toll"]()
    # <- calls: tax (member)
    local["toll"] = other()
    local["toll"]()
    # <- unresolved: dynamic

def given_anew(other):
    local = {"tax": tax}
    local["tax"] = toll
    local = other()
    local["tax"]()
    # <- unresolved: dynamic

def nested():
    local = {"outer": {"inner": tax}}
    local["outer"]["inner"]()
    # <- calls: tax (member)

def nested_given():
    local = {"outer": {"inner": tax}}
    local["outer"]["inner"] = toll
    local["outer"]["inner"]()
    # <- calls: toll (member)

def made():
    return {"tax": tax}

rules = made()
rules["tax"]()
# <- calls: tax (member)

def handed(rules):
    rules["tax"]()
    # <- calls: tax (member)

handed(MORE)
MORE = {"tax": tax}

class Shop:
    kinds = {"fee": Fee()}

    def __init__(self):
        self.rules = {"own": self.own, "tax": tax}

    def own(self): pass

    def run(self):
        self.rules["own"]()
        # <- calls: Shop.own (member)
        self.rules["tax"]()
        # <- calls: tax (member)
        self.kinds["fee"].rate()
        #                 ^ calls: Fee.rate (member)
        self.kinds.get("fee").rate()
        #                     ^ calls: Fee.rate (member)

PLACES = [tax, toll, tax]
PLACES[1]()
# <- calls: toll (member)
PLACES[5]()
# <- unresolved: dynamic
fees = [Fee(), 1]
fees[0].rate()
#       ^ calls: Fee.rate (member)

MOVED = [tax, toll]
MOVED.insert(0, toll)
MOVED[0]()
# <- may: tax, toll
GROWN = [tax, toll]
GROWN.append(toll)
GROWN[0]()
# <- calls: tax (member)
UPDATED = {"tax": tax, "toll": toll}
UPDATED.update(dict(tax=toll))
UPDATED["tax"]()
# <- unresolved: dynamic
READ = {"tax": tax}
READ.get("tax")
READ["tax"]()
# <- calls: tax (member)
