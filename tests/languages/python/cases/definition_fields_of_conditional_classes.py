if FAST:
    class Cart:
        kind = 1
        # <- defines: field Cart.kind
else:
    class Cart:
    #     ^ defines: class Cart~2
        kind = 2
        # <- defines: field Cart.kind~2
