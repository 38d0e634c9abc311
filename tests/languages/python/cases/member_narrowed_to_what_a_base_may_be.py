import typing
if typing.TYPE_CHECKING:
    from builtins import dict as Base
else:
    class Base(dict): pass

class Shelf(Base):
    def total(self): pass
class Box:
    def total(self): pass

def known(shelf: Shelf, box: Box):
    assert isinstance(shelf, dict)
    shelf.total()
    #     ^ calls: Shelf.total (member)
    assert isinstance(box, dict)
    box.total()
    #   ^ unresolved: undefined
