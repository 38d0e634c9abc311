class Cursor:
    def fetch(self): pass

class Connection:
    def __enter__(self) -> Cursor:
        return Cursor()
    def fetch(self): pass

class Silent:
    def __enter__(self):
        return Cursor()
    def fetch(self): pass

def run():
    with Connection() as it:
        it.fetch()
        #  ^ calls: Cursor.fetch (member)
    with Silent() as other:
        other.fetch()
        #     ^ calls: Cursor.fetch (member)

async def later():
    async with Connection() as it:
        it.fetch()
        #  ^ unresolved: unknown-receiver
