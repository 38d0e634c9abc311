class Query:
    def filter(self) -> "Query":
        return self

    def all(self) -> list:
        return []

def run():
    return Query().filter().filter().all()
    #                                ^ calls: Query.all (member)

def lines():
    return (
        Query()
        # <- calls: Query (lexical)
        .filter()
        #^ calls: Query.filter (member)
    )
