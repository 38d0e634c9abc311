from abc import ABCMeta

class Lazy:
    def __getattr__(self, name): return name
    def own(self): pass

class Lazier(Lazy): pass

class Made(type):
    def __new__(mcs, name, bases, names): return super().__new__(mcs, name, bases, names)
    def count(cls):
        cls.nobody()
        #   ^ unresolved: dynamic

class Model(metaclass=Made):
    def save(self):
        self.nobody()
        #    ^ unresolved: dynamic

class Abstract(metaclass=ABCMeta):
    def save(self): pass

def run(lazy: Lazy, lazier: Lazier, model: Model, abstract: Abstract):
    abstract.nobody()
    #        ^ unresolved: undefined
    lazy.own()
    #    ^ calls: Lazy.own (member)
    lazy.nobody()
    #    ^ unresolved: dynamic
    lazier.nobody()
    #      ^ unresolved: dynamic
    Lazy.nobody()
    #    ^ unresolved: undefined
    model.nobody()
    #     ^ unresolved: dynamic
    Model.nobody()
    #     ^ unresolved: dynamic
    Model.count()
    #     ^ calls: Made.count (inherited)
