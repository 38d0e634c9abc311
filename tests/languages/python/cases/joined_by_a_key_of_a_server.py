# The messages of a server go to its clients, not to its own handlers.
# --- path: app.py ---
from flask_socketio import SocketIO

socketio = SocketIO()

# --- path: handlers.py ---
from flask_socketio import emit

from app import socketio


@socketio.on("cart:add")
# <- joins: receives event cart:add -> on_add
def on_add(args):
    emit("cart:add", args)
    # <- joins: nothing


# --- path: views.py ---
from app import socketio


def add(bus):
    socketio.emit("cart:add", {})
    # <- joins: nothing
    bus.emit("cart:add", {})
    # <- joins: sends event cart:add
