class Device {
  constructor() {
    this.assetTag = "";
  }
}

function made() {
  const device = new Device();
  return device.assetTag;
  //            ^ member: known
}

function untyped(device) {
  return device.assetTag;
  //            ^ member: unresolved
}

function given(devices) {
  return devices.map((device) => device.assetTag);
  //                                    ^ member: unresolved
}

function takesApart({ assetTag }) {
  //                  ^ member: unresolved
  return assetTag;
}
