def file(): pass

def run():
    with open("x") as file, open("y") as (one, two):
        file()
        # <- unresolved: dynamic
        one()
        # <- unresolved: dynamic
