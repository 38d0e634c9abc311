class Device:
    asset_tag = None
    site = None

def typed(device: Device):
    return device.asset_tag
    #             ^ member: known

def untyped(device):
    return device.asset_tag
    #             ^ member: unresolved

def behind(devices):
    return devices[0].site.asset_tag
    #                 ^ member: unresolved

def called(load):
    return load().asset_tag
    #             ^ member: unresolved

def called_only(device):
    return device.asset_tag()
    #             ^ member: known

def changed(device):
    device.asset_tag = 1
    #      ^ member: unresolved

def attribute_of_unknown(device: Device):
    return device.site.asset_tag
    #                  ^ member: unresolved

def outside(path):
    import os
    return os.path.sep
    #              ^ member: known

def found(query):
    return query.filter(asset_tag=1)
    #                   ^ member: unresolved

def ordered(query):
    return query.order_by("-asset_tag")
    #                       ^ member: unresolved

def named_only(call):
    return call(asset_tag=1)
    #           ^ member: known

def condition(wanted):
    return wanted(Q(asset_tag=1) | Q(site=2))
    #               ^ member: unresolved
