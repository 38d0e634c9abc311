from celery import chain, shared_task


@shared_task
def send(order): pass


@shared_task
def archive(order): pass


def checkout(order):
    send.delay(order)
    # <- hands: argument by checkout to send.delay
    chain(send.s(order), archive.si(order)).apply_async()
    #     ^ hands: argument by checkout to chain, argument by checkout to send.s
    #                    ^ hands: argument by checkout to archive.si, argument by checkout to chain
    transaction.on_commit(send.delay)
    #                     ^ hands: argument by checkout to transaction.on_commit


class Page:
    def show(self): pass


urls = [path("pages/", Page.as_view())]
#                      ^ hands: argument by urls to path
other = path("all/", Page.total())
#                    ^ hands: nothing
