def total(self):
    return super().total()
    #              ^ unresolved: unknown-receiver
