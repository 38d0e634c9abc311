class Device {
  assetTag = "";
  site: any;
}

function typed(device: Device) {
  return device.assetTag;
  //            ^ member: known
}

function untyped(device: any) {
  return device.assetTag;
  //            ^ member: unresolved
}

function optional(device: any) {
  return device?.assetTag;
  //             ^ member: unresolved
}

function behind(devices: any) {
  return devices[0].site.assetTag;
  //                     ^ member: unresolved
}

function called(load: any) {
  return load().assetTag;
  //            ^ member: unresolved
}

function calledOnly(device: any) {
  return device.assetTag();
  //            ^ member: known
}

function changed(device: any) {
  device.assetTag = "x";
  //     ^ member: unresolved
}

function written(device: Device) {
  device.assetTag = "x";
  //     ^ writes: Device.assetTag
}

function taken(device: any) {
  const { assetTag } = device;
  //      ^ member: unresolved
  return assetTag;
}

const shown = (device: any) => device.assetTag;

function takesApart({ assetTag }: Device) {
  //                  ^ references: Device.assetTag
  return assetTag;
}

function takesApartUnder({ assetTag: tag }: Device) {
  //                       ^ references: Device.assetTag
  return tag;
}

function takesApartUnknown({ assetTag }: any) {
  //                         ^ member: unresolved
  return assetTag;
}
