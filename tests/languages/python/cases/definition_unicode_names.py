def größe(): pass
#   ^ defines: function größe []
größe(); größe()
#        ^ calls: größe (lexical)
