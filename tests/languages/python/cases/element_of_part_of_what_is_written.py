# Of what is written in the text, a part holds what stands between its places.
def tax(): pass

def toll(): pass

def fee(): pass

def duty(): pass

rules = [tax, toll, fee]
rules[1:3][0]()
# <- calls: toll (member)
rules[:2][1]()
# <- calls: toll (member)
rules[1:][1:][0]()
# <- calls: fee (member)
rules[1:2][1]()
# <- unresolved: dynamic
rules[-2:][0]()
# <- may: tax, toll, fee
for rule in rules[1:]:
    rule()
    # <- calls: fee, toll (lexical)
first, *middle, last = tax, toll, fee, duty
middle[0]()
# <- calls: toll (member)
middle[1]()
# <- calls: fee (member)
middle[2]()
# <- unresolved: dynamic
last()
# <- calls: duty (lexical)
*before, last = (tax, toll)
before[0]()
# <- calls: tax (member)
before[1]()
# <- unresolved: dynamic

def made():
    return tax, toll, fee

first, *behind = made()
behind[1]()
# <- calls: fee (member)

moved = [tax, toll, fee]
moved.reverse()
moved[1:][0]()
# <- may: tax, toll, fee
