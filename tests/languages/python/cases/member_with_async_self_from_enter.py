from typing import TypeVar

C = TypeVar("C", bound="Connection")

class Connection:
    async def __aenter__(self: C) -> C:
        return self
    def fetch(self): pass

async def run():
    async with Connection() as it:
        it.fetch()
        #  ^ calls: Connection.fetch (member)
    with Connection() as it:
        it.fetch()
        #  ^ unresolved: unknown-receiver
