__al__ = ["a"]
# <- exports: 
names = ["b"]
names.extend(["c"])
