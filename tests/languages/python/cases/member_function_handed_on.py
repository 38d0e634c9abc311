# A parameter that is called or handed on has what all calls of the file give it, whatever that is.
import json

class Till:
    def open(self): pass
    def close(self): pass
    def each(self, action):
        action()
        # <- calls: Till.close (lexical)
    def both(self, action, rule):
        action(rule)
        # <- calls: Till.each (lexical)

def tax(): pass
def fee(): pass

def chosen():
    return tax

def of_result(rule):
    rule()
    # <- calls: tax (lexical)

of_result(chosen())

def last(rule):
    rule()
    # <- calls: fee (lexical)

def first(rule):
    last(rule)

first(fee)

def run(rule):
    rule(fee)
    # <- calls: of_other (lexical)

def of_other(rule):
    rule()
    # <- calls: fee (lexical)

same = run
same(of_other)

till = Till()
till.both(till.each, till.close)

def outside(rule):
    rule()
    # <- external: json.dumps

outside(json.dumps)

def of_either(rule):
    rule()
    # <- may: tax, fee

of_either(chosen())
of_either(fee)

def unknown(rule, other):
    rule()
    # <- unresolved: dynamic
    of_unknown(other())

def of_unknown(rule):
    rule()
    # <- unresolved: dynamic

of_unknown(tax)
