# --- path: shop/__init__.py ---
from shop.app import index
# <- file: api
# --- path: shop/app.py ---
app = make()
# <- file: nothing

@app.route("/")
def index(): pass
#   ^ roles: route

class Items:
    @router.get("/items/{item}")
    def item(self): pass
    #   ^ roles: route

@cli.command("run")
def run(): pass
#   ^ roles: command

@shared_task
def tidy(): pass
#   ^ roles: task

@cache.get(1)
def cached(): pass
#   ^ roles: nothing

def main(): pass
#   ^ roles: main

class Shop:
    def main(self): pass
    #   ^ roles: nothing
# --- path: shop/urls.py ---
urlpatterns = []
# <- file: route
# --- path: shop/__main__.py ---
main()
# <- file: main
# --- path: shop/management/commands/close.py ---
class Command:
    def handle(self): pass
    #   ^ roles: command
