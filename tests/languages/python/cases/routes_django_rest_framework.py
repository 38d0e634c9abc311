# --- path: urls.py ---
from django.urls import include, path
from rest_framework.routers import DefaultRouter

import views

router = DefaultRouter()
router.register("carts", views.CartViewSet)
# <- route: GET|POST /v1/carts/ -> views.py:CartViewSet
router.register(r"items", views.ItemViewSet, basename="item")
# <- route: GET /v1/items/<slug>/ -> views.py:ItemViewSet
router.register("extra", views.Extra)
# <- route: GET /v1/extra/versions/<number>/ -> views.py:Pays.version
# <- route: POST /v1/extra/<pk>/pay_now/ -> views.py:Pays.pay

urlpatterns = [
    path("v1/", include(router.urls)),
    path("plain/", views.plain),
    # <- route: GET|PUT /plain/ -> views.py:plain
]

# --- path: views.py ---
from rest_framework.decorators import action, api_view
from rest_framework.mixins import RetrieveModelMixin
from rest_framework.viewsets import GenericViewSet, ModelViewSet


class CartViewSet(ModelViewSet): ...


class ItemViewSet(RetrieveModelMixin, GenericViewSet):
    lookup_field = "slug"


class Pays:
    @action(detail=True, methods=["post"], url_path="pay_now")
    def pay(self, request, pk): ...

    @action(detail=False, url_path=r"versions/(?P<number>\d+)")
    def version(self, request, number): ...


class Extra(Pays, GenericViewSet): ...


@api_view(["GET", "PUT"])
def plain(request): ...
