# --- path: star.py ---
from starlette.applications import Starlette
from starlette.routing import Mount, Route


async def home(request): ...


async def user(request): ...


app = Starlette(
    routes=[
        Route("/", home),
        # <- route: GET / -> home
        Mount("/users", routes=[Route("/{name}", endpoint=user, methods=["PUT"])]),
        #                       ^ route: PUT /users/{name} -> user
    ]
)

# --- path: aio.py ---
from aiohttp import web

routes = web.RouteTableDef()


@routes.get("/table")
# <- route: GET /table -> table
async def table(request): ...


async def one(request): ...


def make():
    app = web.Application()
    sub = web.Application()
    app.add_routes(routes)
    app.router.add_post("/one", one)
    # <- route: POST /one -> one
    sub.add_routes([web.delete("/two", one)])
    #               ^ route: DELETE /sub/two -> one
    app.add_subapp("/sub", sub)
    return app
