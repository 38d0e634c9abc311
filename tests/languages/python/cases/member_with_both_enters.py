class Waited:
    def close(self): pass

class Held:
    def close(self): pass

class Cart:
    def __enter__(self): return Held()
    async def __aenter__(self): return Waited()

async def work():
    with Cart() as held:
        held.close()
        #    ^ calls: Held.close (member)
    async with Cart() as waited:
        waited.close()
        #      ^ calls: Waited.close (member)
