from functools import lru_cache
from signal import signal

from celery import Celery, shared_task
from django.contrib.auth.decorators import login_required
from django.forms import formset_factory

from helpers import keeping, subscribed, timed

app = Celery()


def view(request):
    pass


class Form:
    pass


handler = login_required(view)
cached = lru_cache(maxsize=None)(view)
task = app.task(view)
shared = shared_task(bind=True)(handler)
Forms = formset_factory(Form)
before = signal(2, view)
stop = subscribed(view)
timer = timed(view)
kept = keeping(view)


class Page:
    def show(self):
        pass

    def run(self):
        self.guarded = login_required(self.show)
        self.guarded()
        #    ^ calls: Page.show (wrapped)


def main():
    handler(1)
    # <- calls: view (wrapped)
    cached(1)
    # <- calls: view (wrapped)
    task(1)
    # <- calls: view (wrapped)
    shared(1)
    # <- calls: view (wrapped)
    Forms(1)
    # <- unresolved: dynamic
    before(1)
    # <- unresolved: dynamic
    stop()
    # <- unresolved: dynamic
    timer(1)
    # <- calls: helpers.py:timed.run (lexical)
    kept(1)
    # <- calls: view (wrapped)


# --- path: helpers.py ---
from functools import wraps

from other import traced

SUBSCRIBED = []


def timed(function):
    @wraps(function)
    def run(*given):
        return function(*given)

    return run


def subscribed(function):
    SUBSCRIBED.append(function)
    return lambda: SUBSCRIBED.remove(function)


def keeping(function):
    return traced(function)


# --- path: urls.py ---
from wrapped_functions import handler

handler(2)
# <- calls: wrapped_functions.py:view (wrapped)
