# What is given to what a call gives, or to what stands somewhere, is given to that function.
def tax(): pass

def toll(): pass

def hand_on(rule):
    return rule

def chosen():
    return hand_on

given = chosen()(tax)
given()
# <- calls: tax (lexical)

def apply(rule):
    rule()
    # <- calls: tax (lexical)

rules = {"apply": apply, "both": lambda rule: rule()}
rules["apply"](tax)

def either(rule):
    rule()
    # <- may: tax, toll

either(tax)
(either if tax else None)(toll)

def unknown(rule, other):
    rule()
    # <- calls: tax (lexical)
    other()(toll)

unknown(tax, 1)
