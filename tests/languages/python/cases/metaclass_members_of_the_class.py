import abc

class Meta(type):
    def make(cls): pass
    def __call__(cls, *arguments):
        return super().__call__(*arguments)
        #              ^ external: builtins.type.__call__

class Cart(metaclass=Meta):
    def __init__(self): pass

    @classmethod
    def empty(cls):
        return cls.make()
        #          ^ calls: Meta.make (inherited)

class Saved(Cart):
    def __init__(self): pass

class Abstract(metaclass=abc.ABCMeta):
    def __init__(self): pass

Saved()
# <- calls: Saved, Meta.__call__ (lexical)
Saved.make()
#     ^ calls: Meta.make (inherited)
Saved().make()
#       ^ unresolved: undefined
Abstract()
# <- calls: Abstract, Abstract.__init__ (lexical)
