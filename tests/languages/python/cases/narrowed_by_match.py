class Card:
    holder: "Person"
    def pay(self): pass

class Cash:
    def pay(self): pass

class Person:
    def name(self): pass

class Shop:
    def close(self, method, other):
        match method:
            case Card():
                method.pay()
                #      ^ calls: Card.pay (member)
            case Card(holder=person):
                person.name()
                #      ^ calls: Person.name (member)
                method.pay()
                #      ^ calls: Card.pay (member)
            case Cash() as cash:
                cash.pay()
                #    ^ calls: Cash.pay (member)
                method.pay()
                #      ^ calls: Cash.pay (member)
                other.pay()
                #     ^ unresolved: unknown-receiver
            case Card() | Cash():
                method.pay()
                #      ^ calls: Card.pay, Cash.pay (member)
            case [Card(), _]:
                method.pay()
                #      ^ unresolved: unknown-receiver
            case _:
                method.pay()
                #      ^ unresolved: unknown-receiver
        method.pay()
        #      ^ unresolved: unknown-receiver
