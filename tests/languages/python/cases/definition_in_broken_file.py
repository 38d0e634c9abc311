def before(): pass
#   ^ defines: function before

def broken(:
    pass

class After:
#     ^ defines: class After
    def method(self): pass
    #   ^ defines: method After.method
