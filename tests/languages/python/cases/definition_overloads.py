import typing as t

@t.overload
def get(key: int) -> int: ...
#   ^ defines: function get [overload]
@t.overload
def get(key: str) -> str: ...
#   ^ defines: function get~2 [overload]
def get(key): return key
#   ^ defines: function get~3 []
