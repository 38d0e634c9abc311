", ".join([])
#    ^ external: builtins.str.join
