# --- path: site_/places/models.py ---
from django.db import models

class Region(models.Model):
    def near(self): pass

class Site(models.Model):
    region = models.ForeignKey("Region", models.CASCADE, related_name="sites")
    parent = models.ForeignKey("self", models.CASCADE, related_name="children")
    def address(self): pass

class Device(models.Model):
    pass

# --- path: site_/things/models.py ---
from django.conf import settings
from django.db import models
from django.contrib.auth import get_user_model
from places.models import Site

class Owned(models.Model):
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="%(class)s_of")
    class Meta:
        abstract = True

class Device(Owned):
    site = models.ForeignKey(to="places.Site", on_delete=models.PROTECT, related_name="devices")
    ports = models.ManyToManyField("things.Port")
    rack = models.OneToOneField(to=Site, on_delete=models.CASCADE)
    def start(self): pass

class Port(models.Model):
    def open(self): pass

class Cable(models.Model):
    port = models.ForeignKey(Port, models.CASCADE)
    def plug(self): pass

# --- path: site_/people/models.py ---
from django.contrib.auth.models import AbstractUser

class User(AbstractUser):
    def greet(self): pass

# --- path: site_/run.py ---
from django.contrib.auth import get_user_model
from django.shortcuts import get_object_or_404
from places.models import Region, Site
from things.models import Device, Port

User = get_user_model()

def run():
    device = Device.objects.get()
    device.start()
    #      ^ calls: site_/things/models.py:Device.start (member)
    device.site.address()
    #           ^ calls: site_/places/models.py:Site.address (member)
    device.site.region.near()
    #                  ^ calls: site_/places/models.py:Region.near (member)
    device.site.parent.address()
    #                  ^ calls: site_/places/models.py:Site.address (member)
    device.site.devices.first().start()
    #                           ^ calls: site_/things/models.py:Device.start (member)
    for site in Region.objects.first().sites.all():
        site.address()
        #    ^ calls: site_/places/models.py:Site.address (member)
        for child in site.children.filter():
            child.address()
            #     ^ calls: site_/places/models.py:Site.address (member)
        site.device.start()
        #           ^ calls: site_/things/models.py:Device.start (member)
        site.device_set.first()
        #               ^ unresolved: unknown-receiver
    for port in device.ports.all():
        port.open()
        #    ^ calls: site_/things/models.py:Port.open (member)
        port.device_set.get().start()
        #                     ^ calls: site_/things/models.py:Device.start (member)
        port.cable_set.last().plug()
        #                     ^ calls: site_/things/models.py:Cable.plug (member)
        device.ports.add(port)
        #            ^ external: django.db.models.fields.related.RelatedManager.add
    device.owner.greet()
    #            ^ calls: site_/people/models.py:User.greet (member)
    user = User.objects.get()
    user.greet()
    #    ^ calls: site_/people/models.py:User.greet (member)
    user.device_of.first().start()
    #                      ^ calls: site_/things/models.py:Device.start (member)
    user.has_perm("x")
    #    ^ external: django.contrib.auth.models.AbstractUser.has_perm
    get_object_or_404(Port, pk=1).open()
    #                             ^ calls: site_/things/models.py:Port.open (member)
    get_object_or_404(device.ports, pk=1).open()
    #                                     ^ calls: site_/things/models.py:Port.open (member)
