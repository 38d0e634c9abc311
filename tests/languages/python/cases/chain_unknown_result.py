class Query:
    def filter(self): pass
    def all(self): pass

Query().filter().all()
#                ^ unresolved: unknown-receiver
