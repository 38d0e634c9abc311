# A path and a function below a decorator are a route, also on a router of an unknown library.
# --- path: main.py ---
from somewhere import App, Cache

web = App()
cache = Cache()


@web.get("/json")
# <- route: GET …/json -> show
async def show(request): ...


@cache.get("json")
def kept(): ...


routes = {
    "/plain": kept,
    # <- route: ANY /plain -> kept
    "plain": kept,
}
