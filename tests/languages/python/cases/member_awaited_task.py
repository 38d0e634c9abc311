import asyncio

class Tax:
    def rate(self): pass

class Toll:
    def rate(self): pass

class Runner:
    def run(self, what): return what

async def tax() -> Tax: ...
async def toll(): return Toll()

async def main(runner: Runner, several):
    task = asyncio.create_task(tax())
    (await task).rate()
    #            ^ calls: Tax.rate (member)
    task.result().rate()
    #             ^ calls: Tax.rate (member)
    one, other = await asyncio.gather(tax(), toll())
    one.rate()
    #   ^ calls: Tax.rate (member)
    other.rate()
    #     ^ calls: Toll.rate (member)
    first, second = await asyncio.gather(*several, tax())
    second.rate()
    #      ^ unresolved: unknown-receiver
    (await asyncio.wait_for(toll(), timeout=1)).rate()
    #                                           ^ calls: Toll.rate (member)
    loop = asyncio.get_running_loop()
    (await loop.create_task(toll())).rate()
    #                                ^ calls: Toll.rate (member)
    async with asyncio.TaskGroup() as group:
        made = group.create_task(tax())
    made.result().rate()
    #             ^ calls: Tax.rate (member)
    tax().rate()
    #     ^ unresolved: undefined
    runner.run(toll()).rate()
    #                  ^ unresolved: unknown-receiver

asyncio.run(tax()).rate()
#                  ^ calls: Tax.rate (member)
