class Message:
    def get(self): pass

class Channel:
    def request(self):
        return 7, Message()

    def both(self):
        return (self, Message())

    def found(self, kind, message):
        return kind, message

def use(channel: Channel):
    kind, message = channel.request()
    message.get()
    #       ^ calls: Message.get (member)
    kind.get()
    #    ^ unresolved: unknown-receiver
    first, second = channel.both()
    first.request()
    #     ^ calls: Channel.request (member)
    second.get()
    #      ^ calls: Message.get (member)
    channel.request()[1].get()
    #                    ^ calls: Message.get (member)
    channel.request()[0].get()
    #                    ^ unresolved: unknown-receiver
    pair = channel.both()
    pair.get()
    #    ^ unresolved: unknown-receiver
    for one in channel.both():
        one.get()
        #   ^ calls: Message.get (member)
    _, unknown = channel.found(1, 2)
    unknown.get()
    #       ^ unresolved: unknown-receiver
