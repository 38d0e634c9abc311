fn run(list: Vec<fn()>) {
    list[0]();
    // <- unresolved: dynamic
    (make())();
    // <- unresolved: dynamic
}
