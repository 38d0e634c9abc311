from enum import Enum, IntFlag

class Colour(Enum):
    RED = 1
    def mix(self): pass

class Bits(IntFlag):
    ONE = 1
    def flip(self): pass

class Plain:
    kinds = []
    def mix(self): pass

class Listed:
    def __iter__(self): return self
    def __next__(self): return Plain()

def run(name, plain: Plain, listed: Listed):
    for colour in Colour:
        colour.mix()
        #      ^ calls: Colour.mix (member)
    [bit.flip() for bit in Bits]
    #    ^ calls: Bits.flip (member)
    Colour[name].mix()
    #            ^ calls: Colour.mix (member)
    Colour["RED"].mix()
    #             ^ calls: Colour.mix (member)
    list(Colour)[0].mix()
    #               ^ calls: Colour.mix (member)
    for kind in Plain:
        kind.mix()
        #    ^ unresolved: unknown-receiver
    for kind in Listed:
        kind.mix()
        #    ^ unresolved: unknown-receiver
    for kind in listed:
        kind.mix()
        #    ^ calls: Plain.mix (member)
    for part in Colour.RED:
        part.mix()
        #    ^ unresolved: unknown-receiver
