interface Base { base(): void }
type Joined = Base & { own(): void; again: Base };
type First = { own(): void } & Base & Other;
type Other = { base(): number };
type Fixed = Readonly<{ make(): Base }>;
type Held = Promise<{ make(): Base }>;
function use(joined: Joined, first: First, fixed: Fixed, held: Held, part: Partial<Fixed>) {
  joined.own();
  //     ^ calls: Joined.own (member)
  joined.base();
  //     ^ calls: Base.base (member)
  joined.again.base();
  //           ^ calls: Base.base (member)
  joined.other();
  //     ^ unresolved: undefined
  first.own();
  //    ^ calls: First.own (member)
  fixed.make().base();
  //    ^ calls: Fixed.make (member)
  //           ^ calls: Base.base (member)
  part.make?.();
  //   ^ calls: Fixed.make (member)
  held.make();
  //   ^ unresolved: undefined
  fixed.base();
  //    ^ unresolved: unknown-receiver
}
interface Known { kind: string }
type KnownFactory = Readonly<{ create(): Known }>;
const Known: KnownFactory = freeze<KnownFactory>({ create() { return { kind: "known" } } });
Known.create();
//    ^ calls: KnownFactory.create (member)
declare function freeze<T>(it: T): Readonly<T>;
type Ended = { make(): Base; again: Base; };
function taken({ again }: { again: Base; }, ended: Ended[], given: Promise<{ again: Base; }>, hand: (it: { again: Base, }) => Ended) {
  again.base();
  //    ^ calls: Base.base (member)
  ended[0].again.base();
  //             ^ calls: Base.base (member)
  given.then((it) => it.again.base());
  //                          ^ calls: Base.base (member)
  hand(taken).again.base();
  //                ^ calls: Base.base (member)
}
// What a type lists is there with comments between it, too.
type Noted = Readonly<{
  /** @deprecated */
  // TODO: it's to go, see "old" in 0.30
  drop(name: string): Base // one
  at: "http://here", /* two: */ last(): Base
}>;
declare const noted: Noted;
noted.drop("").base();
//             ^ calls: Base.base (member)
noted.last().base();
//           ^ calls: Base.base (member)
const within = ({ item }: {
  // The first: see `item`.
  first?: (text: string) => void;
  item: Base; // and more
}) => item.base();
//         ^ calls: Base.base (member)
