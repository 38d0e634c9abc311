# A row of a list, or under a key of a mapping, has what is written in it at its place.
def tax(): pass
def fee(): pass
def toll(): pass

NESTED = [[tax], fee]
NESTED[0][0]()
# <- calls: tax (member)
NESTED[1]()
# <- calls: fee (member)
NESTED[0][1]()
# <- unresolved: dynamic

COMMANDS = [("tax", tax), ("fee", fee, toll), ("other", 1)]
COMMANDS[0][1]()
# <- calls: tax (member)
COMMANDS[1][1]()
# <- calls: fee (member)
COMMANDS[2][1]()
# <- unresolved: dynamic
COMMANDS[0][0]()
# <- unresolved: dynamic
for name, command in COMMANDS:
    command()
    # <- calls: tax, fee (lexical)
    name()
    # <- unresolved: dynamic
for rule, name in [(tax, "tax"), (fee, "fee")]:
    rule()
    # <- calls: tax, fee (lexical)

MIXED = [("tax", tax), 1, ("fee", fee)]
MIXED[2][1]()
# <- calls: fee (member)
MIXED[1][1]()
# <- unresolved: dynamic

LATE = [("none", 1), ("tax", tax)]
LATE[0][1]()
# <- unresolved: dynamic

BY_NAME = {"tax": (tax, "help"), "fee": ("help", fee), "both": [tax, toll]}
BY_NAME["tax"][0]()
# <- calls: tax (member)
BY_NAME["fee"][1]()
# <- calls: fee (member)
BY_NAME["fee"][0]()
# <- unresolved: dynamic
BY_NAME["both"][1]()
# <- calls: toll (member)

def run(key, number):
    BY_NAME[key][0]()
    # <- calls: tax (member)
    for rule in BY_NAME["both"]:
        rule()
        # <- calls: tax, toll (lexical)
    COMMANDS[number][1]()
    # <- may: fee, tax
