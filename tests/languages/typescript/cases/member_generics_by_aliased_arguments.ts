// The type of a parameter may be an alias, in another file, of the type of a class.
// --- path: types.ts ---
export type Type<T = any> = abstract new (...args: any) => T;
export type Identifier<T> = { name: string; type: T };
export type Token<T = any> = Identifier<T> | Type<T>;
export type Many<T> = Token<T>[];

// --- path: services.ts ---
import type { Many, Token, Type } from "./types";
const kept = new Map();
export function service<T>(token: Token<T>): T { return kept.get(token); }
export function optional<T extends object>(token: Token<T>): T | null { return kept.get(token); }
export function made<T>(type: new () => T): T { return new type(); }
export function firstOf<T>(tokens: Many<T>): T { return kept.get(tokens[0]); }
export class Container {
  get<T>(type: Type<T>): T { return kept.get(type); }
}

// --- path: main.ts ---
import { Container, firstOf, made, optional, service } from "./services";
class Foo { run() {} }
class Bar { run() {} }
export function main(container: Container, open: any) {
  const foo = service(Foo);
  foo.run();
  //  ^ calls: Foo.run (member)
  optional(Bar)?.run();
  //             ^ calls: Bar.run (member)
  made(Foo).run();
  //        ^ calls: Foo.run (member)
  container.get(Bar).run();
  //                 ^ calls: Bar.run (member)
  firstOf([Foo]).run();
  //             ^ calls: Foo.run (member)
  service(open).run();
  //            ^ unresolved: unknown-receiver
}

// --- path: endless.ts ---
type Loop<T> = Loop<T> | Loop<T[]> | Other<T> | Other<T[]>;
type Other<T> = Loop<T> | Loop<T[]> | Other<T> | Other<T[]>;
class Foo { run() {} }
function loop<T>(value: Loop<T>): T { return value as T; }
export function main() {
  loop(new Foo()).run();
  //              ^ unresolved: unknown-receiver
}
