# Routes of Sanic, Bottle, Tornado, Falcon, Django Ninja and Litestar.
# --- path: with_sanic.py ---
from sanic import Blueprint, Sanic

app = Sanic("shop")
items = Blueprint("items", url_prefix="/items")
users = Blueprint("users", url_prefix="/users")
api = Blueprint.group(items, users, url_prefix="/api")


@items.get("/<number:int>")
# <- route: GET /api/items/<number:int> -> item
async def item(request, number): ...


@users.route("/", methods=["GET", "POST"])
# <- route: GET|POST /api/users -> all_users
async def all_users(request): ...


async def health(request): ...


app.add_route(health, "/health")
# <- route: GET /health -> health
app.blueprint(api)
# --- path: with_bottle.py ---
from bottle import Bottle, get, route

app = Bottle()
admin = Bottle()


@get("/hello/<name>")
# <- route: GET /hello/<name> -> hello
def hello(name): ...


@route("/login", method="POST")
# <- route: POST /login -> login
def login(): ...


@admin.post("/users")
# <- route: POST /admin/users -> add_user
def add_user(): ...


app.mount("/admin", admin)
# --- path: with_tornado.py ---
from tornado.web import Application, RequestHandler, url


class Story(RequestHandler):
    def get(self, number): ...


def make():
    return Application([
        url(r"/story/([0-9]+)", Story, name="story"),
        # <- route: GET /story/<…> -> Story
        (r"/stories", Story),
        # <- route: GET /stories -> Story
    ])


NAME = r"(?P<name>\w+)"
handlers = [
    (r"/kernels", Story),
    # <- route: GET /kernels -> Story
    (r"/kernels/%s/files/%s" % (NAME, unknown()), Story),
    # <- route: GET /kernels/<name>/files/… -> Story
]
# --- path: with_falcon.py ---
import falcon


class Quotes:
    def on_get(self, req, resp): ...
    def on_post(self, req, resp): ...


app = falcon.App()
app.add_route("/quotes", Quotes())
# <- route: GET|POST /quotes -> Quotes
# --- path: with_ninja.py ---
from ninja import NinjaAPI, Router

api = NinjaAPI()
router = Router()


@api.get("/hello")
# <- route: GET /hello -> hello
def hello(request): ...


@router.post("/{number}")
# <- route: POST /events/{number} -> change
def change(request, number: int): ...


api.add_router("/events", router)
# --- path: with_litestar.py ---
from litestar import Litestar, Router, get


@get("/{number:int}")
# <- route: GET /orders/{number:int} -> one
async def one(number: int): ...


orders = Router(path="/orders", route_handlers=[one])
app = Litestar(route_handlers=[orders])
