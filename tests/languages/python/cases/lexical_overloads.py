from typing import overload

@overload
def get(key: int) -> int: ...
@overload
def get(key: str) -> str: ...
def get(key): return key
#   ^ defines: function get~3 []

get(1)
# <- calls: get, get~2, get~3 (lexical)
