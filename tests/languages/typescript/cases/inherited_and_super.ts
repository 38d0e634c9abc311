class Base { constructor() {} hello() {} }
class Child extends Base {
  constructor() { super(); }
  greet() { this.hello(); super.hello(); }
  //             ^ calls: Base.hello (inherited)
}
make(new Child());
//       ^ calls: Child, Child.constructor (lexical)
class Far extends Elsewhere { greet() { this.hello(); } }
//                                           ^ unresolved: elsewhere
