# --- path: routes.py ---
from resources import Carts, Prices

V1_ROUTES = [
    (Carts, "/carts/", "/cart/<int:cart>/"),
    (Prices, "/prices/"),
]

# --- path: resources.py ---
from flask_restful import Resource


class Carts(Resource):
    def get(self): ...


class Prices(Resource):
    def post(self): ...

# --- path: app.py ---
from flask import Flask
from flask_restful import Api
from resources import Carts
from routes import V1_ROUTES

app = Flask(__name__)
api = Api(app, prefix="/api/v1")
more_views = (("/old", Carts), ("/older", Carts))
for route in V1_ROUTES:
    api.add_resource(*route)
    # <- route: GET /api/v1/cart/<int:cart>/ -> resources.py:Carts
    # <- route: POST /api/v1/prices/ -> resources.py:Prices
for path, view in more_views:
    api.add_resource(view, path)
    # <- route: GET /api/v1/old -> resources.py:Carts
    # <- route: GET /api/v1/older -> resources.py:Carts
