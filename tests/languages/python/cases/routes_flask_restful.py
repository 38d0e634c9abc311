# --- path: api.py ---
from flask_restful import Api, Resource


def for_all(rule):
    if input():
        return f"/<tenant>{rule}"
    return rule


class OurApi(Api):
    def add_for_all(self, resource, *urls, **kwargs):
        return self.add_resource(resource, *[for_all(url) for url in urls], **kwargs)

    def add_plain(self, resource, *urls):
        self.add_resource(resource, *urls)


class Cart(Resource):
    def get(self): ...


class Special(Cart):
    def post(self): ...


api = OurApi()
api.add_resource(Cart, "/carts/<pk>", "/cart")
# <- route: GET /cart -> Cart
api.add_plain(Special, "/special")
# <- route: GET|POST /special -> Special
Api().init_app(None)

# --- path: restx.py ---
from flask import Blueprint, Flask
from flask_restx import Api, Namespace, Resource

blueprint = Blueprint("api", __name__, url_prefix="/api/v1")
api = Api(blueprint, version="v1")
carts = Namespace("carts")
api.add_namespace(carts, "/carts")
app = Flask(__name__)
app.register_blueprint(blueprint)


@carts.route("/<int:number>")
# <- route: DELETE /api/v1/carts/<int:number> -> One
class One(Resource):
    def delete(self, number): ...

# --- path: named.py ---
from flask import url_for
from flask_restful import Api, Resource


class CreateWatch(Resource):
    def post(self): ...


api = Api()
api.add_resource(CreateWatch, "/watch")
# <- route: POST /watch -> CreateWatch
# <- joins: receives route name createwatch -> CreateWatch, CreateWatch.post


def test_create(client):
    client.post(url_for("createwatch"))
    # ^ joins: sends route name createwatch
