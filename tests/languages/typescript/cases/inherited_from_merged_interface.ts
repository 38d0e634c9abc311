class Parent { up(): void {} }
interface Doc { other(): void; save(): void; up(): void }
class Doc extends Parent {
  save(): void {
    this.other();
    //   ^ calls: Doc.other (inherited)
    this.up();
    //   ^ calls: Doc.up (inherited)
    this.save();
    //   ^ calls: Doc.save~2 (member)
    this.missing();
    //   ^ unresolved: unknown-receiver
  }
}
function inside(): void {
  interface Doc { hidden(): void }
  class Plain { run(): void { this.hidden(); } }
  //                               ^ unresolved: unknown-receiver
}
