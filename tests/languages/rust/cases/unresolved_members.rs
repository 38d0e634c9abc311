pub struct Device {
    pub asset_tag: String,
}

fn typed(device: &Device) -> &str {
    &device.asset_tag
    //      ^ member: known
}

fn unknown() -> bool {
    elsewhere::load().asset_tag.is_empty()
    //                ^ member: unresolved
}

fn closure(devices: Devices) -> usize {
    devices.count(|device| device.asset_tag.len())
    //                            ^ member: unresolved
}
