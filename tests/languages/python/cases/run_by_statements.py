# --- path: cart.py ---
class Lines:
    def __next__(self): pass

class Cart:
    def __enter__(self): return self
    def __exit__(self, *args): pass
    async def __aenter__(self): return self
    async def __aexit__(self, *args): pass
    def __iter__(self): return Lines()

class Empty(Exception):
    def __init__(self): pass

class Lost(Exception): pass

def unknown(): pass

# --- path: shop.py ---
import cart
from cart import Cart, Empty

def entered():
    with Cart() as mine: pass
    # <- runs: cart.py:Cart.__enter__, cart.py:Cart.__exit__

def entered_alone(mine: Cart):
    with mine, open("x"): pass
    # <- runs: cart.py:Cart.__enter__, cart.py:Cart.__exit__

async def entered_later(mine: Cart):
    async with mine: pass
    # <- runs: cart.py:Cart.__aenter__, cart.py:Cart.__aexit__

def iterated(mine: Cart):
    for line in mine: pass
    # <- runs: cart.py:Cart.__iter__, cart.py:Lines.__next__

def comprehended(mine: Cart):
    return [line for line in mine]
    # <- runs: cart.py:Cart.__iter__, cart.py:Lines.__next__

def raised():
    raise Empty
    # <- runs: cart.py:Empty, cart.py:Empty.__init__

def raised_by_path():
    raise cart.Lost
    # <- runs: cart.py:Lost

def raised_instance(error):
    known = Empty()
    raise known
    # <- runs: nothing

def of_what_nobody_knows(mine, other):
    for line in mine: pass
    with other: pass
    for line in cart.unknown(): pass
    for line in Cart: pass
    # <- runs: nothing
