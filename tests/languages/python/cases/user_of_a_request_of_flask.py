# --- path: app/models.py ---
from flask_login import UserMixin


class User(UserMixin):
    def launch(self, name):
        return name
# --- path: app/routes.py ---
import flask_login
from flask_login import current_user


def export():
    current_user.launch("export")
    #            ^ calls: app/models.py:User.launch (member)
    flask_login.current_user.launch("export")
    #                        ^ calls: app/models.py:User.launch (member)
    return current_user.is_authenticated
