total = 0
# <- defines: variable total []
MAX_ITEMS: int = 9
# <- defines: variable MAX_ITEMS [constant]
_CACHE = {}
# <- defines: variable _CACHE [constant]
a, b = 1, 2
# <- defines: variable a []
#  ^ defines: variable b []
(c, d) = [e, *f] = pair
#^ defines: variable c []
#         ^ defines: variable e []
#             ^ defines: variable f []
g = h = 1
# <- defines: variable g []
#   ^ defines: variable h []
declared: str
# <- defines: variable declared []
items["x"] = 1
# <- defines: nothing
total = 1
# <- defines: nothing
