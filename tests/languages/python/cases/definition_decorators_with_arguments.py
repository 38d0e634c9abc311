@app.route("/cart", methods=["GET"])
# a comment between
@cache
def cart(): pass
#   ^ decorators: app.route("/cart", methods=["GET"]) | cache

@dataclass(
    frozen=True,
)
class Item:
#     ^ decorators: dataclass( frozen=True, )
    pass
