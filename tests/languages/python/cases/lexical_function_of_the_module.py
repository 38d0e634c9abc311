def checkout():
    return total()
    #      ^ calls: total (lexical)

def total():
    return 0

checkout()
# <- calls: checkout (lexical)
