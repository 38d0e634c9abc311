class Rate:
    def value(self): pass

class Cart:
    @property
    def rate(self) -> Rate:
        return Rate()

    def total(self):
        self.rate()
        #    ^ unresolved: dynamic
        self.rate.value()
        #         ^ calls: Rate.value (member)
        self.rate().value()
        #           ^ unresolved: unknown-receiver
