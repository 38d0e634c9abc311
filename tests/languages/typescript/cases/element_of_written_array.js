function first() {}
function second() {}
function third() {}
class Cat { speak() {} }
class Dog { speak() {} }
const all = [first, second];
const nested = [[first], [second]];
const more = [...all, third];
const pets = [new Cat(), new Dog()];
const single = [third];

function run(key) {
  all[0]();
  // <- calls: first (member)
  all[1]();
  // <- calls: second (member)
  nested[1][0]();
  // <- calls: second (member)
  all[key]();
  // <- unresolved: dynamic
  all.slice(1)[0]();
  // <- unresolved: dynamic
  all.pop()();
  // <- unresolved: dynamic
  single[key]();
  // <- calls: third (member)
  more[1]();
  // <- unresolved: dynamic
  for (const each of all) each();
  //                      ^ calls: first, second (lexical)
  all.forEach((each) => each());
  //                    ^ calls: first, second (lexical)
  for (const each of more) each();
  //                       ^ calls: first, second, third (lexical)
  pets[1].speak();
  //      ^ calls: Dog.speak (member)
  for (const pet of pets) pet.speak();
  //                          ^ calls: Cat.speak, Dog.speak (member)
}

const moved = [first, second];
moved.shift();
moved[0]();
// <- may: first, second
moved.forEach((each) => each());
//                      ^ calls: first, second (lexical)
const grown = [first, second];
grown.push(third);
grown[0]();
// <- calls: first (member)
