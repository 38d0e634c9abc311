# --- path: app.py ---
from flask import Flask

import admin
from carts import carts, orders

app = Flask(__name__)
app.register_blueprint(carts, url_prefix="/api/carts")
for blueprint in [orders, admin.make()]:
    app.register_blueprint(blueprint)


@app.route("/", methods=["GET", "POST"])
# <- route: GET|POST / -> index
def index(): ...


@app.get("/health")
# <- route: GET /health -> health
def health(): ...


app.add_url_rule("/late", view_func=index)
# <- route: GET /late -> index

# --- path: carts.py ---
from flask import Blueprint
from flask.views import MethodView

carts = Blueprint("carts", __name__, url_prefix="/is/replaced")
orders = Blueprint("orders", __name__, url_prefix="/orders")
lost = Blueprint("lost", __name__)


@carts.route("/<int:pk>")
@carts.route("/old/<pk>")
# <- route: GET /api/carts/old/<pk> -> one
def one(pk): ...


@orders.post("/pay")
# <- route: POST /orders/pay -> pay
def pay(): ...


@lost.route("/lost")
# <- route: GET …/lost -> nowhere
def nowhere(): ...


class Order(MethodView):
    def get(self): ...

    def delete(self): ...


orders.add_url_rule("/<pk>", view_func=Order.as_view("order"))
# <- route: GET|DELETE /orders/<pk> -> Order

# --- path: admin.py ---
from flask import Blueprint


def make():
    made = Blueprint("admin", __name__, url_prefix="/admin")

    @made.route("/users")
    # <- route: GET /admin/users -> make.users
    def users(): ...

    return made
