# --- path: urls.py ---
from django.urls import include, path

import views
from routers import router

router.register("carts", views.CartViewSet)
# <- route: GET|POST /v1/carts/ -> views.py:CartViewSet
# <- route: POST /v1/carts/<pk>/pay/ -> views.py:CartViewSet.pay

urlpatterns = [
    path("v1/", include(router.urls)),
]

# --- path: routers.py ---
import registry

router = registry.DefaultRouter(trailing_slash=False)

# --- path: registry.py ---
class BaseRouter:
    def register(self, prefix, viewset, base_name=None): ...

    def get_urls(self): ...

    @property
    def urls(self):
        return self.get_urls()


class DefaultRouter(BaseRouter):
    def get_routes(self, viewset): ...

    def get_method_map(self, viewset, method_map): ...

# --- path: views.py ---
def detail_route(methods=["get"], **kwargs): ...


class CartViewSet:
    def list(self, request): ...

    def create(self, request): ...

    @detail_route(methods=["POST"])
    def pay(self, request, pk): ...
