# --- path: shop/urls.py ---
from django.urls import include, path
from rest_framework.routers import DefaultRouter

from shop import views

router = DefaultRouter()
router.register("carts", views.CartViewSet)
# <- joins: receives route name api:cart-list -> shop/views.py:CartViewSet, shop/views.py:CartViewSet.create
# <- joins: receives route name api:cart-pay-now -> shop/views.py:CartViewSet.pay
router.register("items", views.ItemViewSet, basename="thing")
# <- joins: receives route name api:thing-detail -> shop/views.py:ItemViewSet, shop/views.py:ItemViewSet.retrieve
app_name = "shop"
urlpatterns = [
    path("v1/", include(router.urls)),
    path("plain/", views.plain, name="plain"),
    # ^ joins: receives route name api:plain -> shop/views.py:plain
    path("class/", views.Plain.as_view(), name="class"),
    # ^ joins: receives route name api:class -> shop/views.py:Plain, shop/views.py:Plain.get
]

# --- path: urls.py ---
from django.urls import include, path

from shop import views

inner = [path("in/", views.plain, name="in")]
urlpatterns = [
    path("api/", include(("shop.urls", "shop"), namespace="api")),
    path("top/", views.plain, name="top"),
]

# --- path: tests/test_views.py ---
from django.urls import reverse


def test_pay(client):
    client.post(reverse("api:cart-pay-now", args=[1]))
    # ^ joins: sends route name api:cart-pay-now

# --- path: shop/views.py ---
from rest_framework.decorators import action
from rest_framework.viewsets import ModelViewSet
from django.views import View

from shop.models import Cart


class CartViewSet(ModelViewSet):
    queryset = Cart.objects.all()

    def create(self, request): ...

    @action(detail=True, methods=["post"], url_name="pay-now")
    def pay(self, request, pk): ...


class ItemViewSet(ModelViewSet):
    def retrieve(self, request, pk): ...


class Plain(View):
    def get(self, request): ...


def plain(request): ...

# --- path: web/pages.py ---
from flask import Blueprint, Flask, url_for

app = Flask(__name__)
bp = Blueprint("pages", __name__, url_prefix="/pages")
app.register_blueprint(bp)


@app.route("/")
# ^ joins: receives route name index -> index
def index():
    return url_for("pages.show")
    #      ^ joins: sends route name pages.show


@bp.get("/show")
# ^ joins: receives route name pages.show -> show
def show(): ...
