# --- path: box.py ---
class Box:
    def draw(self): pass

# --- path: table.py ---
import box

class Table:
    limit: box.Box

    def __init__(self, box: "box.Box", limit: box.Box = None):
        self.box = box
        box.draw()
        #   ^ calls: box.py:Box.draw (member)

    def render(self, other: box.Box):
        self.box.draw()
        #        ^ calls: box.py:Box.draw (member)
        other.draw()
        #     ^ calls: box.py:Box.draw (member)

class Order:
    kind = int

    def __init__(self, kind):
        self.kind = kind

    def run(self, kind: kind):
        kind.draw()
        #    ^ unresolved: undefined
