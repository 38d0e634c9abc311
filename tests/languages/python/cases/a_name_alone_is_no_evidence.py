# --- path: shop/parse.py ---
class Parser:
    def parse(self, text): pass
def TryParse(text): pass
# --- path: shop/main.py ---
import unknown_library

def run(parser, text):
    parser.parse(text)
    #      ^ unresolved: unknown-receiver
    int.TryParse(text)
    #   ^ unresolved: undefined
    unknown_library.parse(text)
    #               ^ external: unknown_library.parse
    TryParse(text)
    # <- unresolved: undefined
    parse(text)
    # <- unresolved: undefined
