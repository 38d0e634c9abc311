# A key that has a name may be any.
TAX = "tax"

def tax(): pass

def toll(): pass

rules = {"tax": tax, "toll": toll}
order = [tax, toll]
rules[TAX]()
# <- may: tax, toll

def by_one(key, place):
    rules[key]()
    # <- may: tax, toll
    order[place]()
    # <- may: tax, toll

by_one("toll", 1)
