# --- path: shop/__init__.py ---
# --- path: shop/_speedups.pyi ---
from typing import overload

class Counter:
    def add(self, item: str) -> Counter: ...

def make() -> Counter: ...
@overload
def pick(key: int) -> Counter: ...
@overload
def pick(key: str) -> str: ...

# --- path: shop/run.py ---
from ._speedups import Counter, make, pick

make().add("").add("")
#              ^ calls: shop/_speedups.pyi:Counter.add (member)
Counter()
# <- calls: shop/_speedups.pyi:Counter (imported)
pick(1).add("")
#       ^ unresolved: unknown-receiver
