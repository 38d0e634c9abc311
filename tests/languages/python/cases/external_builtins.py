len([])
# <- external: builtins.len
print(sorted([]))
#     ^ external: builtins.sorted
raise ValueError("x")
#     ^ external: builtins.ValueError
