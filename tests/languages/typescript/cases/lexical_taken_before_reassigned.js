function first() {}
function wrapped(handler) {
  const before = handler;
  handler = function (event) { before(event); };
  //                           ^ unresolved: dynamic
  handler();
  // <- calls: wrapped.handler (lexical)
  return handler;
}
function once() {
  let step = first;
  const was = step;
  step = (it) => was(it);
  //             ^ calls: first (lexical)
  return () => step();
  //           ^ may: first, once.step
}
