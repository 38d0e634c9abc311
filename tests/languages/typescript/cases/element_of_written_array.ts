class Cat { speak(): void {} }
class Dog { speak(): void {} }
const kinds = [Cat, Dog];

function make(index: number): void {
  new kinds[index]().speak();
  //                 ^ unresolved: unknown-receiver
  new kinds[1]().speak();
  //             ^ calls: Dog.speak (member)
}
