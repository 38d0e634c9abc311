", ".join([])
#    ^ external: builtins.str.join
("a" "b").join([])
#         ^ external: builtins.str.join
(f"{a}").join([])
#        ^ external: builtins.str.join
(
    f"{a}"
    "b".join([])
    #   ^ external: builtins.str.join
)
(b"a" b"b").join([])
#           ^ external: builtins.bytes.join
