from typing import Generator

class Request:
    def reply(self): pass
    @classmethod
    def parse(cls) -> Generator[bytes, None, "Request"]:
        yield b""
        return cls()

def serve():
    request = yield from Request.parse()
    request.reply()
    #       ^ calls: Request.reply (member)
    (yield from Request.parse()).reply()
    #                            ^ calls: Request.reply (member)
    sent = yield Request.parse()
    sent.reply()
    #    ^ unresolved: unknown-receiver
