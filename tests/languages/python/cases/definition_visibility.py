def total(): pass
#   ^ visibility: public
def _total(): pass
#   ^ visibility: protected
class Cart:
    def __total(self): pass
    #   ^ visibility: private
    def __len__(self): pass
    #   ^ visibility: public
    _items = []
    # <- visibility: protected
