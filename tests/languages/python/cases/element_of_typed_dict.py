from typing import TypedDict

class Tax:
    def rate(self): pass

class Toll:
    def rate(self): pass

class Bill(TypedDict):
    tax: Tax
    toll: Toll

class Long(Bill, total=False):
    more: Tax

class Plain:
    tax: Tax

def run(bill: Bill, long: Long, plain: Plain, by_name: dict[str, Tax], key):
    bill["tax"].rate()
    #           ^ calls: Tax.rate (member)
    toll = bill['toll']
    toll.rate()
    #    ^ calls: Toll.rate (member)
    long["toll"].rate()
    #            ^ calls: Toll.rate (member)
    long["more"].rate()
    #            ^ calls: Tax.rate (member)
    bill[key].rate()
    #         ^ unresolved: unknown-receiver
    bill["no"].rate()
    #          ^ unresolved: unknown-receiver
    plain["tax"].rate()
    #            ^ unresolved: unknown-receiver
    by_name["tax"].rate()
    #              ^ calls: Tax.rate (member)
    bill.tax.rate()
