from typing import Self

class Connection:
    def __enter__(self) -> Self:
        return self
    def fetch(self): pass

def run():
    with Connection() as it:
        it.fetch()
        #  ^ calls: Connection.fetch (member)
