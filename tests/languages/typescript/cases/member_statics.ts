class Base { constructor() {} hash() {} static hash() {} }
class Near extends Base {
  constructor() { super(); }
  hash() {
    super.hash();
    //    ^ calls: Base.hash (inherited)
  }
}
Base.hash();
//   ^ calls: Base.hash~2 (member)
new Near().hash();
//         ^ calls: Near.hash (member)
type Shape = { area: Area; draw(): Area; each: (call: (at: Area) => void) => void };
class Area { fill() {} }
function of({ area }: Shape, shape: Readonly<Shape> | undefined, made: ReturnType<typeof make>, key: Shape['area']) {
  area.fill();
  //   ^ calls: Area.fill (member)
  shape.draw().fill();
  //           ^ calls: Area.fill (member)
  shape.each((at) => at.fill());
  //                    ^ calls: Area.fill (member)
  made.fill();
  //   ^ calls: Area.fill (member)
  key.fill();
  //  ^ calls: Area.fill (member)
}
const make = () => new Area();
