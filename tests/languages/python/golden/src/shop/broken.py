def works():
    return 1


def broken(:
    pass
