from typing import Generic, TypeVar

T = TypeVar("T")

class Tax:
    def rate(self): pass

class Box(Generic[T]):
    def __init__(self, item: T, other):
        self.item = item
        self.other = other

class Taxes(Box[Tax]):
    def total(self):
        self.item.rate()
        #         ^ calls: Tax.rate (member)
        self.other.rate()
        #          ^ unresolved: unknown-receiver

class Vat(Tax):
    def rate(self): pass

Taxed = TypeVar("Taxed", bound=Tax)

class Bill(Generic[Taxed]):
    def __init__(self, tax: Taxed):
        self.tax = tax

    def total(self):
        self.tax.rate()
        #        ^ calls: Tax.rate (member)

class VatBill(Bill[Vat]):
    def total(self):
        self.tax.rate()
        #        ^ calls: Vat.rate (member)

class OwnVatBill(VatBill):
    pass

class Narrow(Bill):
    def __init__(self, tax: Tax):
        assert isinstance(tax, Vat)
        self.own = tax

    def total(self):
        self.own.rate()
        #        ^ calls: Vat.rate (member)
        self.tax.rate()
        #        ^ calls: Tax.rate (member)

def run(box: Box[Tax], bare: Box, taxes: Taxes, bill: OwnVatBill):
    bill.tax.rate()
    #        ^ calls: Vat.rate (member)
    taxes.item.rate()
    #          ^ calls: Tax.rate (member)
    box.item.rate()
    #        ^ calls: Tax.rate (member)
    box.other.rate()
    #         ^ unresolved: unknown-receiver
    bare.item.rate()
    #         ^ unresolved: unknown-receiver
