# --- path: shop/models.py ---
from django.db import models

class Site(models.Model):
    name = models.CharField()

class Device(models.Model):
    asset_tag = models.CharField()
    site = models.ForeignKey(Site, related_name="devices")

class Plain:
    def __init__(self, asset_tag):
        self.asset_tag = asset_tag

# --- path: shop/run.py ---
from shop.models import Device, Plain

def make():
    return Device(asset_tag="x")
    #             ^ writes: shop/models.py:Device.asset_tag

def make_plain():
    return Plain(asset_tag="x")
    #            ^ writes: nothing

def find(asset_tag):
    return Device.objects.filter(asset_tag__in=asset_tag)
    #                                          ^ references: shop/models.py:Device.asset_tag

def find_by_field():
    return Device.objects.filter(asset_tag="x").exclude(site=1)
    #                            ^ references: shop/models.py:Device.asset_tag

def find_through(name):
    return Device.objects.exclude(site__name=name)
    #                                        ^ references: shop/models.py:Site.name

def change():
    Device.objects.filter(site=1).update(asset_tag="y")
    #                                    ^ writes: shop/models.py:Device.asset_tag

def order():
    return Device.objects.order_by("-asset_tag")
    #                                ^ references: shop/models.py:Device.asset_tag

def change_many(devices):
    Device.objects.bulk_update(devices, ["asset_tag"])
    #                                     ^ writes: shop/models.py:Device.asset_tag

def change_or_make():
    Device.objects.update_or_create(site=1, defaults={"asset_tag": "x"})
    #                                                  ^ writes: shop/models.py:Device.asset_tag

def save(device: Device):
    device.save(update_fields=["asset_tag"])
    #                           ^ writes: shop/models.py:Device.asset_tag

def set_by_name(device: Device):
    setattr(device, "asset_tag", 1)
    #                ^ writes: shop/models.py:Device.asset_tag

def set_any(device: Device, name):
    setattr(device, name, "asset_tag")
    #                      ^ writes: nothing
