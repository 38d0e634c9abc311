# --- path: shop/given.py ---
def tax(): pass

def toll(): pass

def _apply(rule):
    rule()
    # <- calls: tax (lexical)

def _apply_each(first, second=None, *, last):
    first()
    # <- calls: tax (lexical)
    last()
    # <- calls: toll (lexical)

def _apply_other(rule, amount):
    rule()
    # <- calls: toll (lexical)
    amount()
    # <- unresolved: dynamic

def apply_nested():
    def inner(rule):
        rule()
        # <- calls: tax (lexical)
    inner(tax)

_apply(tax)
_apply_each(tax, last=toll)
_apply_other(amount=1, rule=toll)

def _either(rule):
    rule()
    # <- may: tax, toll

_either(tax)
_either(toll)

def _of_some(rule):
    rule()
    # <- unresolved: dynamic

def unknown(something):
    _of_some(tax)
    _of_some(something)

def _handed_on(rule):
    rule()
    # <- calls: tax (lexical)

_handed_on(tax)
calls = [_handed_on]

def _all_at_once(rule):
    rule()
    # <- unresolved: dynamic

_all_at_once(*calls)

def of_default(rule=toll):
    rule()
    # <- calls: toll (lexical)

def _bound_anew(rule):
    rule = calls.pop()
    rule()
    # <- calls: _handed_on (lexical)

_bound_anew(tax)

def anybody_may_call(rule):
    rule()
    # <- calls: tax (lexical)

anybody_may_call(tax)

def by_another_name(rule):
    rule()
    # <- calls: toll (lexical)

same = by_another_name
same(toll)

def by_two_names(rule):
    rule()
    # <- unresolved: dynamic

alias = by_two_names
alias(tax)
by_two_names(toll)

def kept(rule):
    def inner():
        rule()
        # <- calls: decorated (lexical)
    return inner

@kept
def decorated(): pass

def kept_often(rule):
    def inner():
        rule()
        # <- unresolved: dynamic
    return inner

@kept_often
def decorated_first(): pass

@kept_often
def decorated_second(): pass

def outer(rule):
    def run():
        rule()
        # <- calls: inner.run (lexical)
    return run

def inner(rule):
    def run():
        rule()
        # <- calls: decorated_twice (lexical)
    return run

@outer
@inner
def decorated_twice(): pass

# --- path: shop/elsewhere.py ---
from shop.apart import apply_here, apply_there, apply_wrapped
from shop.apart import apply_renamed as renamed
from shop.apart import Till

def fee(): pass

apply_here(fee)
apply_there(fee)
apply_wrapped(fee)
renamed(fee)

class Shop:
    def close(self): pass

    def open(self, till: Till):
        till.ring(self.close)

def local(other):
    fee = other()
    apply_here(fee)

# --- path: shop/other.py ---
from shop import apart

def duty(): pass

apart.apply_there(duty)

class Unknown:
    def ring(self, bell): pass

Unknown().ring(duty)

# --- path: shop/apart.py ---
def apply_here(rule):
    rule()
    # <- may: shop/elsewhere.py:fee

def apply_there(rule):
    rule()
    # <- may: shop/elsewhere.py:fee, shop/other.py:duty

def apply_renamed(rule):
    rule()
    # <- unresolved: dynamic

def apply_wrapped(rule):
    def wrapper():
        rule()
        # <- may: shop/elsewhere.py:fee
    return wrapper

def apply_to_one(rule, other):
    other()
    # <- unresolved: dynamic

class Till:
    def ring(self, bell):
        bell()
        # <- may: shop/elsewhere.py:Shop.close
