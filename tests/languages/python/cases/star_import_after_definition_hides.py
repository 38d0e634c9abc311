def known(): pass
class Base:
    def run(self): pass

try:
    from _speedups import *
except ImportError:
    pass

class Derived(Base):
    def go(self):
        self.run()
        #    ^ unresolved: elsewhere

known()
# <- unresolved: elsewhere
