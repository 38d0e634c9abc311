# --- path: base.py ---
class Root:
    def close(self): pass
class Base(Root):
    def open(self): pass
# --- path: main.py ---
import base
import library

class Cart(base.Base):
    def open(self):
        super().open()
        #       ^ calls: base.py:Base.open (inherited)
        self.close()
        #    ^ calls: base.py:Root.close (inherited)
        self.missing()
        #    ^ unresolved: unknown-receiver

class Odd(library.Base, base.Base):
    def run(self):
        self.close()
        #    ^ unresolved: elsewhere
        self.missing()
        #    ^ unresolved: elsewhere

class Known(dict, base.Base):
    def run(self):
        self.close()
        #    ^ calls: base.py:Root.close (inherited)
        self.keys()
        #    ^ external: builtins.dict.keys
