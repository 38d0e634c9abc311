// --- path: src/main.rs ---
#[tauri::command]
// ^ joins: receives ipc greet -> greet
fn greet(name: &str) -> String { name.into() }
