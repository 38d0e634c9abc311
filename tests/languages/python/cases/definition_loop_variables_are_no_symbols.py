for row in []:
#   ^ defines: nothing
    pass
with open("x") as file:
#                 ^ defines: nothing
    pass
if (n := 1):
#   ^ defines: nothing
    inside = 1
    # <- defines: variable inside
