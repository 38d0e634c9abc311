# A part of what is written in the text may hold any of it.
def tax(): pass

def toll(): pass

def fee(): pass

rules = [tax, toll, fee]
rules[1:3][0]()
# <- may: tax, toll, fee
rules[-2:][0]()
# <- may: tax, toll, fee
for rule in rules[1:]:
    rule()
    # <- calls: fee, tax, toll (lexical)
first, *middle, last = tax, toll, fee, fee
middle[0]()
# <- may: tax, toll, fee
last()
# <- calls: fee (lexical)

moved = [tax, toll, fee]
moved.reverse()
moved[1:][0]()
# <- may: tax, toll, fee
