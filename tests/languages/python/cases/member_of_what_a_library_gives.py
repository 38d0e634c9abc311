# What a part of the standard library gives is what it was given, or what that makes.
import asyncio
import contextvars
import itertools
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, closing

class Wire:
    def send(self): pass
    def __enter__(self): return self
    def __exit__(self, *problem): pass
    async def __aenter__(self): return self
    async def __aexit__(self, *problem): pass

def made() -> Wire: ...

current: contextvars.ContextVar[Wire] = contextvars.ContextVar("current")

def plain():
    current.get().send()
    #             ^ calls: Wire.send (member)
    with ExitStack() as stack:
        stack.enter_context(Wire()).send()
        #     ^ external: contextlib.ExitStack.enter_context
        #                           ^ calls: Wire.send (member)
        wire = stack.enter_context(closing(Wire()))
        wire.send()
        #    ^ calls: Wire.send (member)
    with ThreadPoolExecutor() as pool:
        pool.submit(made).result().send()
        #                          ^ calls: Wire.send (member)

log = logging.getLogger(__name__)

def grouped(wires: list[Wire]):
    log.debug("grouped")
    #   ^ external: logging.Logger.debug
    for kind, some in itertools.groupby(wires, key=str):
        for wire in some:
            wire.send()
            #    ^ calls: Wire.send (member)
    for one, other in itertools.pairwise(wires):
        other.send()
        #     ^ calls: Wire.send (member)

async def awaited():
    async with AsyncExitStack() as stack:
        wire = await stack.enter_async_context(Wire())
        wire.send()
        #    ^ calls: Wire.send (member)
    other = await asyncio.to_thread(made)
    other.send()
    #     ^ calls: Wire.send (member)
