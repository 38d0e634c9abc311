# --- path: registry.py ---
registry = {"views": {}}


def register_view(model, name="", path=None, detail=True):
    def keep(view):
        registry["views"][model.app][model.name].append((view, name if path is None else path, detail))
        return view

    return keep

# --- path: listing.py ---
from django.urls import path

from registry import registry


def urls_of(app, model, detail=True):
    return [path(f"{where}/", view) for view, where, one in registry["views"][app][model] if one == detail]

# --- path: shop/urls.py ---
from django.urls import include, path

from listing import urls_of

urlpatterns = [
    path("carts/", include(urls_of("shop", "cart", detail=False))),
    path("carts/<int:pk>/", include(urls_of("shop", "cart"))),
]

# --- path: shop/models.py ---
class Cart: ...


class Item: ...

# --- path: shop/views.py ---
from django.views import View

from registry import register_view
from shop.models import Cart, Item


@register_view(Cart, "list", path="", detail=False)
# <- route: GET /carts/ -> CartList
class CartList(View):
    def get(self, request): ...


@register_view(Cart, "edit")
# <- route: POST /carts/<int:pk>/edit/ -> CartEdit
class CartEdit(View):
    def post(self, request): ...


@register_view(Item, "edit")
# <- route: nothing
class ItemEdit(View): ...
