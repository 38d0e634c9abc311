class Row:
    def read(self): pass

class Rows:
    def __aiter__(self): return self
    async def __anext__(self) -> Row: ...

class Made:
    async def __aiter__(self):
        yield Row()

async def rows():
    yield Row()

async def run(some: Rows, made: Made, other):
    async for row in some:
        row.read()
        #   ^ calls: Row.read (member)
    [row.read() async for row in Rows()]
    #    ^ calls: Row.read (member)
    async for row in rows():
        row.read()
        #   ^ calls: Row.read (member)
    async for row in made:
        row.read()
        #   ^ calls: Row.read (member)
    async for row in other:
        row.read()
        #   ^ unresolved: unknown-receiver
