import typing
from typing import cast

class Tax:
    def rate(self): pass

def use(thing, things):
    cast("Tax", thing).rate()
    #                  ^ calls: Tax.rate (member)
    typing.cast("Tax | None", thing).rate()
    #                                ^ calls: Tax.rate (member)
    cast(Tax | None, thing).rate()
    #                       ^ calls: Tax.rate (member)
    for tax in cast(list[Tax], things):
        tax.rate()
        #   ^ calls: Tax.rate (member)
    cast("Nobody", thing).rate()
    #                     ^ unresolved: unknown-receiver
