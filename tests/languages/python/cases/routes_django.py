# --- path: site/urls.py ---
from django.urls import include, path, re_path
from django.urls import path as where

from shop import views
from shop.urls import extra

patterns = [
    path("about/", views.about),
    # <- route: GET|POST /api/about/ -> shop/views.py:about
    re_path(r"^old/(?P<year>[0-9]{4})/$", views.Old.as_view()),
    # <- route: GET|PUT /api/old/<year>/ -> shop/views.py:Old
]
patterns.append(path("late/", views.late))
#                ^ route: ANY /api/late/ -> shop/views.py:late

urlpatterns = [
    path("api/", include(patterns)),
    path("shop/", include("shop.urls")),
    path("inline/", include([where("one/", views.late), path("two/", include(extra))])),
    #                        ^ route: ANY /inline/one/ -> shop/views.py:late
    path("wrapped/", views.guarded(views.late)),
    # <- route: ANY /wrapped/ -> shop/views.py:late
    path("lambda/", lambda request: views.about(request)),
    # <- route: ANY /lambda/ -> lines 24-24
    re_path(r"^nested/", include([re_path("^(?P<pk>\d+)/", include([re_path("^end/$", views.late)]))])),
    #                                                               ^ route: ANY /nested/<pk>/end/ -> shop/views.py:late
]
USER = r"^user/(?P<name>\w+)"
urlpatterns += [
    re_path(rf"^{USER}/(shelf|books)/(?P<id>\d+)(\.json)?/?$", views.late),
    # <- route: ANY /user/<name>/<…>/<id> -> shop/views.py:late
    re_path(r"^delete/(?P<id>\d+)/?(?P<report>\d+)?$", views.late),
    # <- route: ANY /delete/<id>/<report> -> shop/views.py:late
]
urlpatterns += [path("more/", views.plain)]
#                ^ route: POST /more/ -> shop/views.py:plain
urlpatterns += [path("some/", views.some)]
#                ^ route: GET|POST /some/ -> shop/views.py:some
urlpatterns += [path("seen/", views.seen)]
#                ^ route: GET|HEAD /seen/ -> shop/views.py:seen
urlpatterns += [path("unknown/", views.unknown)]
#                ^ route: ANY /unknown/ -> shop/views.py:unknown

# --- path: shop/urls.py ---
from django.urls import path

from . import views

PREFIX = "cart/"

urlpatterns = [
    path(PREFIX, views.cart, name="cart"),
    # <- route: ANY /shop/cart/ -> shop/views.py:cart
    path(f"{PREFIX}<int:pk>/", views.cart),
    # <- route: ANY /shop/cart/<int:pk>/ -> shop/views.py:cart
    path(views.somewhere() + "x/", views.cart),
    # <- route: ANY /shop/…x/ -> shop/views.py:cart
    path("list/", views.CartList.as_view()),
    # <- route: GET /shop/list/ -> shop/views.py:CartList
]
extra = [path("extra/", views.cart)]
#         ^ route: ANY /inline/two/extra/ -> shop/views.py:cart

# --- path: shop/limits.py ---
SAFE = ("GET", "HEAD")
# --- path: shop/views.py ---
from shop.limits import SAFE

from django.views import View
from django.views.decorators.http import require_http_methods, require_POST
from django.views.generic import ListView


@require_http_methods(["GET", "POST"])
def about(request): ...


class Base(View):
    def get(self, request): ...


class Old(Base):
    def put(self, request): ...


class CartList(ListView):
    model = None


def late(request): ...


@require_POST
def plain(request): ...


ALLOWED_METHODS = ["GET", "POST"]


@require_http_methods(ALLOWED_METHODS)
def some(request): ...


@require_http_methods(SAFE)
def seen(request): ...


@require_http_methods(SEVERAL)
def unknown(request): ...


def cart(request): ...


def guarded(view):
    return view


def somewhere():
    return input()
