# --- path: shop/graph.py ---
import graphene


class AddLine(graphene.Mutation):
    def mutate(root, info, id):
        return AddLine()


class Drop(BaseMutation):
    def perform_mutation(root, info, id):
        return Drop()


class ShopQueries(graphene.ObjectType):
    cart_lines = graphene.List(graphene.String)

    def resolve_cart_lines(root, info):
    # ^ joins: receives field cartLines -> ShopQueries.resolve_cart_lines
        return []


class Cart(graphene.ObjectType):
    def resolve_total(root, info):
    # ^ joins: nothing
        return 0


class ShopMutations(graphene.ObjectType):
    add_line = AddLine.Field()
    # ^ joins: receives field addLine -> AddLine.mutate
    drop_line = Drop.Field()
    # ^ joins: receives field dropLine -> Drop.perform_mutation
# --- path: shop/sql.py ---
class Query:
    def resolve_table(self):
    # ^ joins: nothing
        return self


class Form:
    note = Query.Field()
    # ^ joins: nothing
# --- path: shop/berries.py ---
import strawberry


def get_owner(info):
    return None


@strawberry.type
class Query:
    @strawberry.field
    # ^ joins: receives field myCarts -> Query.my_carts
    def my_carts(self):
        return []

    owner: str = strawberry.field(resolver=get_owner)
    # ^ joins: receives field owner -> get_owner


@strawberry.type
class Line:
    @strawberry.field
    # ^ joins: nothing
    def price(self):
        return 1
# --- path: shop/adne.py ---
from ariadne import QueryType

query = QueryType()


@query.field("shopInfo")
# ^ joins: receives field shopInfo -> resolve_info
def resolve_info(_, info):
    return {}
# --- path: tests/test_graph.py ---
ADD = """
    mutation AddLine($id: ID!) {
        addLine(id: $id) { id }
    }
"""


def test_lines(client):
    client.post("{}", "query { cartLines ownerOf: owner }")
    # ^ joins: sends field cartLines
    # ^ joins: sends field owner
