// --- path: src/main.rs ---
fn main() {}
// ^ roles: main

mod inner {
    fn main() {}
    // ^ roles: nothing
}

#[get("/items")]
async fn items() {}
//       ^ roles: route

#[get]
fn field() {}
// ^ roles: nothing

#[no_mangle]
pub extern "C" fn shop_open() {}
//                ^ roles: api
// --- path: src/other.rs ---
fn main() {}
// ^ roles: nothing
