# --- path: plain.py ---
def traced(function): return function

@traced
def work():
    pass

print(work)
# <- runs: traced

# --- path: given.py ---
def named(name):
    def decorate(function):
        return function
    return decorate

class Kept:
    def __init__(self, name): pass
    def __call__(self, function): return function

def around():
    @named("work")
    def work(): pass
    pass
    # <- runs: named.decorate

class Shop:
    @Kept("work")
    def work(self): pass

    @property
    def size(self): pass

print(Shop)
# <- runs: Kept.__call__
