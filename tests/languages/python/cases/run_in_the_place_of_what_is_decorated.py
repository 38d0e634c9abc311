# A call of a decorated function runs what the decorator has put in its place. The call still means the function.
# --- path: shop/traced.py ---
from functools import update_wrapper, wraps
from typing import Callable

def traced(function):
    @wraps(function)
    def wrapper(*args):
        return function(*args)
        # <- runs: nothing
    return wrapper

def named(name: str) -> Callable[[Callable], Callable]:
    def decorate(function: Callable) -> Callable:
        def wrapper(*args):
            return function(*args)
        return update_wrapper(wrapper, function)
    return decorate

def noted(function):
    function.noted = True
    return function

def either(function):
    if function.noted:
        return function
    def wrapper(): pass
    return wrapper

def by_kind(function):
    if function.noted:
        wrapper = function
    else:
        def wrapper(): pass
    return wrapper

class Kept:
    def __init__(self, function):
        self.function = function
    def __call__(self):
        return self.function()

# --- path: shop/cart.py ---
import unknown
from shop.traced import Kept, by_kind, either, named, noted, traced

@traced
def tax(): pass

@named("fee")
def fee(): pass

@noted
def toll(): pass

@Kept
def kept(): pass

@unknown.decorator
@traced
def hidden(): pass

@traced
@named("twice")
def twice(): pass

@either
def maybe(): pass

@by_kind
def chosen(): pass

class Cart:
    @traced
    def total(self): pass

def of_wrapper():
    tax()
    # <- calls: tax (lexical)
    # <- runs: shop/traced.py:traced.wrapper

def of_made_decorator():
    fee()
    # <- runs: shop/traced.py:named.decorate.wrapper

def of_outermost():
    twice()
    # <- runs: shop/traced.py:traced.wrapper

def of_instance():
    kept()
    # <- runs: shop/traced.py:Kept.__call__

def of_method(cart: Cart):
    cart.total()
    #    ^ calls: Cart.total (member)
    #    ^ runs: shop/traced.py:traced.wrapper

def of_what_is_given_back():
    toll()
    # <- runs: nothing

def of_what_nobody_knows():
    hidden()
    # <- runs: nothing

def of_one_of_several():
    maybe()
    chosen()
    # <- runs: nothing

def of_parameter(tax):
    tax()
    # <- runs: nothing

def of_what_is_not_called():
    return tax
    # <- runs: nothing

# --- path: shop/itself.py ---
def wrapped(tax):
    def wrapper():
        tax()
        # <- calls: tax (lexical)
        # <- runs: nothing
    return wrapper

@wrapped
def tax(): pass
