# --- path: shop/querysets.py ---
from django.db.models import QuerySet

class Visible(QuerySet):
    def restrict(self, user):
        found = self
        if user:
            found = self.filter(user=user)
        return found

# --- path: shop/models.py ---
from django.db import models
from shop.querysets import Visible

class Item(models.Model):
    objects = Visible.as_manager()
    name = models.CharField(max_length=9)

    def price(self): pass

class Note(models.Model):
    def read(self): pass

class Published(models.Manager):
    def get_queryset(self):
        return Visible(self.model)
    def newest(self): pass

class Page(models.Model):
    published = Published()
    both = Published.from_queryset(Visible)()
    def show(self): pass

class Tree(models.Manager.from_queryset(Visible)):
    def rebuild(self): pass

class Node(models.Model):
    objects = Tree()
    def move(self): pass

# --- path: shop/views.py ---
from shop.models import Item, Node, Note, Page

def run(user):
    Item.objects.filter(name="a").first().price()
    #                             ^ external: django.db.models.QuerySet.first
    Item.objects.filter(name="a").first().price()
    #                                     ^ calls: shop/models.py:Item.price (member)
    Item.objects.restrict(user).exclude(name="b").restrict(user)
    #                                             ^ calls: shop/querysets.py:Visible.restrict (member)
    Item.objects.restrict(user).get().price()
    #                                 ^ calls: shop/models.py:Item.price (member)
    for item in Item.objects.all()[:5]:
        item.price()
        #    ^ calls: shop/models.py:Item.price (member)
    Item.objects.order_by("name")[0].price()
    #                                ^ calls: shop/models.py:Item.price (member)
    item, made = Item.objects.get_or_create(name="c")
    item.price()
    #    ^ calls: shop/models.py:Item.price (member)
    item.name.strip()
    #         ^ external: builtins.str.strip
    item.save()
    #    ^ external: django.db.models.Model.save
    Note.objects.create().read()
    #                     ^ calls: shop/models.py:Note.read (member)
    Note.objects.filter().first()
    #                     ^ external: django.db.models.QuerySet.first
    Page.published.newest()
    #              ^ calls: shop/models.py:Published.newest (member)
    Page.published.filter().restrict(user).last().show()
    #                                             ^ calls: shop/models.py:Page.show (member)
    Page.both.restrict(user).first().show()
    #                                ^ calls: shop/models.py:Page.show (member)
    Node.objects.rebuild()
    #            ^ calls: shop/models.py:Tree.rebuild (member)
    Node.objects.restrict(user).first().move()
    #                                   ^ calls: shop/models.py:Node.move (member)
    Item.objects.values("name").first().price()
    #                                   ^ unresolved: undefined
    Item.objects.values_list("name").first().price()
    #                                        ^ unresolved: elsewhere
