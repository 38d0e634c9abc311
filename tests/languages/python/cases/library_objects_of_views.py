# --- path: models.py ---
from django.db import models

class Item(models.Model):
    def price(self): pass

# --- path: views.py ---
import django_filters
from django import forms
from django.views import generic
from rest_framework import serializers, viewsets
from models import Item

class ItemView(generic.DetailView):
    model = Item
    def get(self, request):
        request.GET.get("q")
        #           ^ external: django.http.QueryDict.get
        self.get_object().price()
        #                 ^ calls: models.py:Item.price (member)
        self.object.price()
        #           ^ calls: models.py:Item.price (member)

class Items(generic.ListView):
    queryset = Item.objects.filter(name="a")
    def get_queryset(self):
        return super().get_queryset().filter(name="b")
    def each(self):
        for item in self.get_queryset():
            item.price()
            #    ^ calls: models.py:Item.price (member)

class ItemSerializer(serializers.ModelSerializer):
    class Meta:
        model = Item
    def check(self):
        self.instance.price()
        #             ^ calls: models.py:Item.price (member)

class ItemViewSet(viewsets.ModelViewSet):
    queryset = Item.objects.all()
    serializer_class = ItemSerializer
    def act(self, request):
        self.get_object().price()
        #                 ^ calls: models.py:Item.price (member)
        self.get_serializer().check()
        #                     ^ calls: ItemSerializer.check (member)
        request.query_params.get("a")
        #                    ^ external: django.http.QueryDict.get

class ItemForm(forms.ModelForm):
    class Meta:
        model = Item
    def clean(self):
        self.instance.price()
        #             ^ calls: models.py:Item.price (member)
        self.cleaned_data.get("name")
        #                 ^ external: builtins.dict.get

class ItemFilter(django_filters.FilterSet):
    class Meta:
        model = Item
    def search(self, queryset, name, value):
        queryset.filter(name=value).first().price()
        #                                   ^ calls: models.py:Item.price (member)
        value.strip()
        #     ^ unresolved: unknown-receiver

def run():
    ItemFilter().qs.first().price()
    #                       ^ calls: models.py:Item.price (member)
    ItemForm().save().price()
    #                 ^ calls: models.py:Item.price (member)

def keep(*rest, **named):
    named.get("a")
    #     ^ external: builtins.dict.get
    rest.index(1)
    #    ^ external: builtins.tuple.index
