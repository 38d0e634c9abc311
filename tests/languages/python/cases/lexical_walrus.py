def match(): pass

def run(text):
    if match := text.strip:
        match()
        # <- unresolved: dynamic
