// What a call gives for a type parameter is what it is given where a parameter has that type, or gives it.
class Foo { run() {} }
class Bar { run() {} }
function identity<T>(x: T): T { return x; }
function lazily<T>(make: () => T): T { return make(); }
function firstOf<T>(items: T[]): T { return items[0]; }
function present<T>(x: T | null | undefined): T { return x!; }
async function load<T>(make: () => Promise<T>): Promise<T> { return make(); }
function second<A, B>(a: A, b: B): B { return b; }
function unrelated<T>(x: T): string { return ""; }
function stated<T>(x: unknown): T { return x as T; }
export async function main(list: string[], open: any) {
  identity(new Foo()).run();
  //                  ^ calls: Foo.run (member)
  const kept = lazily(() => new Bar());
  kept.run();
  //   ^ calls: Bar.run (member)
  firstOf([new Foo()]).run();
  //                   ^ calls: Foo.run (member)
  const maybe = present(kept);
  maybe.run();
  //    ^ calls: Bar.run (member)
  const loaded = await load(async () => new Foo());
  loaded.run();
  //     ^ calls: Foo.run (member)
  second(new Foo(), new Bar()).run();
  //                           ^ calls: Bar.run (member)
  stated<Foo>(new Bar()).run();
  //                     ^ calls: Foo.run (member)
  stated(new Bar()).run();
  //                ^ unresolved: unknown-receiver
  identity(open).run();
  //             ^ unresolved: unknown-receiver
  unrelated(new Foo()).run();
  //                   ^ external: globalThis.String.run
  list.map((name) => new Foo())[0].run();
  //                               ^ calls: Foo.run (member)
  list.map((name) => new Bar()).forEach((bar) => bar.run());
  //                                                 ^ calls: Bar.run (member)
  const later = await Promise.resolve(1).then(() => new Foo());
  later.run();
  //    ^ calls: Foo.run (member)
  const [foo, bar] = await Promise.all([made(), new Bar()]);
  foo.run();
  //  ^ calls: Foo.run (member)
  bar.run();
  //  ^ calls: Bar.run (member)
}
async function made() { return new Foo(); }
