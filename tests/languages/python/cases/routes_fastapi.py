# --- path: main.py ---
from fastapi import FastAPI

from routers import items, nested
from settings import settings

app = FastAPI()
app.include_router(items.router, prefix=settings.API)
app.include_router(nested.api)


@app.get("/")
# <- route: GET / -> root
async def root(): ...

# --- path: settings.py ---
class Settings:
    API: str = "/api/v1"


settings = Settings()

# --- path: routers/__init__.py ---

# --- path: routers/items.py ---
from fastapi import APIRouter

router = APIRouter(prefix="/items")


@router.get("/{item_id}")
# <- route: GET /api/v1/items/{item_id} -> read
def read(item_id): ...


@router.api_route("/both", methods=["GET", "DELETE"])
# <- route: GET|DELETE /api/v1/items/both -> both
def both(): ...

# --- path: routers/nested.py ---
from fastapi import APIRouter

api = APIRouter(prefix="/nested")
inner = APIRouter()
alone = APIRouter(prefix="/alone")
api.include_router(inner, prefix="/inner")


@inner.post("/x")
# <- route: POST /nested/inner/x -> x
def x(): ...


@alone.put("/x")
# <- route: PUT …/alone/x -> y
def y(): ...
