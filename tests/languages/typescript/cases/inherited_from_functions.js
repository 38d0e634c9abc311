function Query() { const hidden = () => {}; this.own = () => {}; }
Query.prototype.cursor = function () { return this; };
Query.prototype.again = function () {};
Query.of = function () {};
Query.prototype[Symbol.asyncIterator] = function () { return this.cursor().again(); };
//                                                                ^ calls: Query.prototype.cursor (member)
//                                                                         ^ calls: Query.prototype.again (member)
function each(key) {
  Query.prototype[key] = function () { this.again(); this.hidden(); };
  //                                        ^ calls: Query.prototype.again (member)
  //                                                      ^ unresolved: unknown-receiver
  Query.held[key] = function () { this.again(); };
  //                                   ^ unresolved: unknown-receiver
}
class Find extends Query {
  constructor() {
    super();
    this.cursor();
    //   ^ calls: Query.prototype.cursor (member)
    this.own();
    //   ^ calls: Query.own (member)
    this.hidden();
    //   ^ unresolved: elsewhere
  }
  again() {
    super.again();
    //    ^ calls: Query.prototype.again (member)
    this.again();
    //   ^ calls: Find.again (member)
  }
}
new Find().cursor();
//         ^ calls: Query.prototype.cursor (member)
Find.of();
//   ^ calls: Query.of (member)
Find.cursor();
//   ^ unresolved: elsewhere
