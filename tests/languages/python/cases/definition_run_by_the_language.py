class Cart:
    def __init__(self): pass
    #   ^ defines: method Cart.__init__ []

    def __add__(self, other): pass
    #   ^ defines: method Cart.__add__ [implicit]

    def __private(self): pass
    #   ^ defines: method Cart.__private []

def __getattr__(name): pass
#   ^ defines: function __getattr__ []
