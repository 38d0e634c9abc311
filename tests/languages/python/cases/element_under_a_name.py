# A key may have a name: of a literal, or of a parameter that calls give one.
# --- path: shop/keys.py ---
FEE = "fee"
SECOND = 1
CHANGED = "fee"
CHANGED = "toll"
# --- path: shop/names.py ---
from shop.keys import FEE as HANDED_ON
# --- path: shop/rules.py ---
from shop.keys import CHANGED, FEE, SECOND
from shop.names import HANDED_ON
from outside import UNKNOWN

TAX = "tax"

def tax(): pass

def toll(): pass

def fee(): pass

rules = {"tax": tax, "toll": toll, "fee": fee}
order = [tax, toll, fee]
rules[TAX]()
# <- calls: tax (member)
rules[FEE]()
# <- calls: fee (member)
rules[HANDED_ON]()
# <- calls: fee (member)
order[SECOND]()
# <- calls: toll (member)
rules[CHANGED]()
# <- may: tax, toll, fee
rules[UNKNOWN]()
# <- may: tax, toll, fee

def by_one(key):
    rules[key]()
    # <- calls: toll (member)

by_one("toll")

def by_several(count, key):
    rules[key]()
    # <- may: toll, fee
    order[count]()
    # <- calls: toll (member)

by_several(1, "toll")
by_several(1, key="fee")

def by_any(key):
    rules[key]()
    # <- may: tax, toll, fee

by_any("toll")
by_any(input())

def by_default(key="tax"):
    rules[key]()
    # <- may: tax, toll, fee

by_default()
by_default("toll")

def by_hidden(TAX):
    rules[TAX]()
    # <- may: tax, toll, fee

def by_missing(key):
    rules[key]()
    # <- unresolved: dynamic

by_missing("none")
