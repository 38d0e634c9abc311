# "__new__" of what is built in makes an instance of the class that it is given.
class Plan:
    def __new__(cls, *parts):
        plan = super().__new__(cls)
        plan.keep()
        #    ^ calls: Plan.keep (member)
        return plan

    @classmethod
    def copied(cls):
        return cls.__new__(cls)

    @classmethod
    def empty(cls):
        made = object.__new__(cls)
        made.keep()
        #    ^ calls: Plan.keep (member)
        return made

    def keep(self): pass

Plan.copied().keep()
#             ^ calls: Plan.keep (member)
Plan.empty().keep()
#            ^ calls: Plan.keep (member)

class Kind(type):
    def __new__(mcs, name, bases, members):
        made = super().__new__(mcs, name, bases, members)
        made.keep()
        #    ^ unresolved: unknown-receiver
        return made

for below in Plan.__subclasses__():
#                 ^ external: builtins.type.__subclasses__
    below
