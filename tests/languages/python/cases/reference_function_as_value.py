def tax(): pass
def total(price=tax): pass

def pay(cart, sort):
    sort(cart, key=tax)
    #              ^ references: tax
    #    ^ references: nothing
    table = {"total": total}
    #                 ^ references: total
    return tax()
    #      ^ references: tax

def refund():
    tax()
    # <- references: nothing
    total = 3
    return [total]
    #       ^ references: nothing

def again():
    return map(again, [])
    #          ^ references: nothing

def around():
    def inside(): pass
    return inside
    #      ^ references: around.inside
