from api import Depends, View

from elsewhere import Form, Query, defaults


def create(): pass
def remove(): pass


def current_user(): pass


HANDLERS = {"create": create, "remove": [remove, 3]}
#                     ^ hands: stored by HANDLERS to HANDLERS
#                                        ^ hands: stored by HANDLERS to HANDLERS
KEYS = {create: 3}
#       ^ hands: nothing
alias = create
#       ^ hands: nothing


class Serializer: pass


class Users(View):
    serializer_class = Serializer
    #                  ^ hands: stored by Users to serializer_class

    def get(self, user=Depends(current_user), then=create):
        #                      ^ hands: argument by Users.get to Depends
        #                                          ^ hands: stored by Users.get to then
        self.handler = create
        #              ^ hands: stored by Users.get to self.handler
        self.table["x"] = remove
        #                 ^ hands: stored by Users.get to self.table["x"]
        local = create
        #       ^ hands: nothing
        return {"then": remove}
        #               ^ hands: returned by Users.get


def failing():
    try:
        return create
        #      ^ hands: returned by failing
    except (Serializer, KeyError):
        #   ^ hands: nothing
        pass
