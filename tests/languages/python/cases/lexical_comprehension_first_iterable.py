def item(): pass

found = [item for item in item()]
#                         ^ calls: item (lexical)
