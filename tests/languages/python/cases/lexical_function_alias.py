def tax(): pass

vat = tax
vat()
# <- calls: tax (lexical)
