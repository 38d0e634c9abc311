import enum
from enum import Enum, auto

class Currency(Enum):
#     ^ defines: class Currency [enum]
    EUR = auto()
    # <- defines: variant Currency.EUR []
    USD, GBP = 2, 3
    # <- defines: variant Currency.USD []
    #    ^ defines: variant Currency.GBP []
    lower = 4
    # <- defines: variant Currency.lower []
    _ignore_ = []
    # <- defines: field Currency._ignore_
    note: str
    # <- defines: field Currency.note
    def sign(self): pass
    #   ^ defines: method Currency.sign

class Flags(str, enum.Flag):
#     ^ defines: class Flags [enum]
    A = 1
    # <- defines: variant Flags.A
