from celery import chain, shared_task


@shared_task
def send(order): pass


@shared_task
def archive(order): pass


def checkout(order):
    send.delay(order)
    # <- hands: argument by checkout to send.delay
    chain(send.s(order), archive.si(order)).apply_async()
    #     ^ hands: argument by checkout to send.s
    #                    ^ hands: argument by checkout to archive.si
    transaction.on_commit(send.delay)
    #                     ^ hands: argument by checkout to transaction.on_commit
