# --- path: shop/given.py ---
def tax(): pass

def toll(): pass

def apply(rule):
    rule()
    # <- calls: tax (lexical)

def apply_each(first, second=None, *, last):
    first()
    # <- calls: tax (lexical)
    last()
    # <- calls: toll (lexical)

def apply_other(rule, amount):
    rule()
    # <- calls: toll (lexical)
    amount()
    # <- unresolved: dynamic

def apply_nested():
    def inner(rule):
        rule()
        # <- calls: tax (lexical)
    inner(tax)

apply(tax)
apply_each(tax, last=toll)
apply_other(amount=1, rule=toll)

def either(rule):
    rule()
    # <- unresolved: dynamic

either(tax)
either(toll)

def of_some(rule):
    rule()
    # <- unresolved: dynamic

def unknown(something):
    of_some(tax)
    of_some(something)

def handed_on(rule):
    rule()
    # <- unresolved: dynamic

handed_on(tax)
calls = [handed_on]

def all_at_once(rule):
    rule()
    # <- unresolved: dynamic

all_at_once(*calls)

def of_default(rule=toll):
    rule()
    # <- calls: toll (lexical)

def bound_anew(rule):
    rule = calls.pop()
    rule()
    # <- unresolved: dynamic

bound_anew(tax)

# --- path: shop/elsewhere.py ---
from shop.apart import apply_here, apply_there
from shop.apart import apply_renamed as renamed

def fee(): pass

apply_here(fee)
apply_there(fee)
renamed(fee)

# --- path: shop/other.py ---
from shop import apart

def duty(): pass

apart.apply_there(duty)

# --- path: shop/apart.py ---
def apply_here(rule):
    rule()
    # <- calls: shop/elsewhere.py:fee (lexical)

def apply_there(rule):
    rule()
    # <- unresolved: dynamic

def apply_renamed(rule):
    rule()
    # <- unresolved: dynamic
