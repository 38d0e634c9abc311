from enum import Enum

class Failure(Exception): pass
class Minor(Failure): pass
#           ^ references: nothing
class Colour(Enum):
    RED = 1

def run(value):
    found: Minor = value
    #      ^ references: Minor
    try:
        return isinstance(value, Colour)
        #                        ^ references: Colour
    except Failure:
        #  ^ references: Failure
        return Colour.RED
        #             ^ references: Colour.RED

def make():
    return Minor()
    #      ^ references: nothing

def change():
    made = Minor()
    #      ^ writes: nothing
    made.__class__ = Failure
    #                ^ references: Failure
