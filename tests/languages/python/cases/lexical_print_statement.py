def total(): pass

print "total", total()
#              ^ calls: total (lexical)
print >>log, total()
#            ^ calls: total (lexical)
