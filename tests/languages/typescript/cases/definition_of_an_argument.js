// A function with a name of its own that is an argument is a symbol, of which nothing else sees the name.
function next() {}
class Dog { bark() {} }
const later = fetch("x");
later.then(
  function onSuccess(answer) {
    //     ^ defines: function onSuccess
    next();
    // <- calls: next (lexical)
    if (answer) onSuccess();
    //          ^ calls: onSuccess (lexical)
    onError();
    // <- unresolved: undefined
    this.stop();
    //   ^ unresolved: unknown-receiver
  },
  function onError() { next(); },
  //       ^ defines: function onError
);
onSuccess();
// <- unresolved: undefined
[new Dog()].forEach(function each(dog) { dog.bark(); });
//                                           ^ calls: Dog.bark (member)
function outer() {
  function next() {}
  return run(async function inner() { await next(); });
  //                        ^ defines: function outer.inner
}
function run(action) {
  action();
  // <- unresolved: dynamic
}
run(function () { next(); });
//                ^ calls: next (lexical)
const Card = memo(function Inner(props) { next(); });
//    ^ defines: function Card
new Promise(function start(resolve) { next(); });
//                   ^ defines: function start
