def args(): pass
def options(): pass

def run(*args, **options):
    args()
    # <- unresolved: dynamic
    options()
    # <- unresolved: dynamic
