import { make } from "outside";
class One { own() {} }
class Two { own() {} }
interface Three { own(): void }
const Three = make();
function straight() {
  let it = new One();
  it.own();
  // ^ calls: One.own (member)
  it = new Two();
  it.own();
  // ^ calls: Two.own (member)
  const later = () => it.own();
  //                     ^ calls: One.own, Two.own (member)
}
function branches(flag: boolean, kind: string) {
  let it = new One();
  if (flag) {
    it = new Two();
    it.own();
    // ^ calls: Two.own (member)
  }
  it.own();
  // ^ calls: One.own, Two.own (member)
  let other;
  switch (kind) {
    case "one":
      other = new One();
      break;
    default:
      other = new Two();
  }
  other.own();
  //    ^ calls: One.own, Two.own (member)
  let tried = new One();
  try {
    tried = new Two();
  } catch {
    tried.own();
    //    ^ calls: One.own, Two.own (member)
  }
}
function loops(list: string[]) {
  let it = new One();
  for (const each of list) {
    it.own();
    // ^ calls: One.own, Two.own (member)
    it = new Two();
  }
  flagged && (it = new One());
  it.own();
  // ^ calls: One.own, Two.own (member)
}
function use(three: Three) { three.own() }
//                                 ^ calls: Three.own (member)
hoisted();
// <- calls: hoisted (lexical)
function hoisted() {}
var chosen = straight;
chosen = branches;
chosen();
// <- calls: branches (lexical)
