const api = {
  load() {},
  both() { load(); }
  //       ^ unresolved: undefined
};
class Store {
  static load() {}
  static first = load();
  //             ^ unresolved: undefined
}
load();
// <- unresolved: undefined
