class Text:
    def write(self): pass

def read(value: str | bytes, either: str | Text) -> str:
    either.write()
    #      ^ calls: Text.write (member)
    either.encode()
    #      ^ external: builtins.str.encode
    value.nothing()
    #     ^ unresolved: undefined
    return value if isinstance(value, str) else value.decode()
    #                                                 ^ external: builtins.bytes.decode
