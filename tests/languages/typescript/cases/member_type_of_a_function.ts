// What has the type of a function is any function of that type: it is that one where it is given it, and nothing else.
function load(path: string): Page { return new Page(path); }
function other(path: string): Page { return new Page(path); }
class Page {
  constructor(readonly path: string) {}
  show() {}
}
let replaced: typeof load | undefined;
export function replace(make: (before: typeof load | undefined) => typeof load) {
  replaced = make(replaced);
}
export function open(path: string) {
  if (replaced) return replaced(path).show();
  //                   ^ may: load
  //                                  ^ calls: Page.show (member)
}
const same: typeof load = load;
same('a');
// <- calls: load (lexical)
const next: typeof load = other;
next('a');
// <- calls: other (lexical)
let first: typeof load = load;
first('a');
// <- may: load
first = other;
export class Loader {
  private read: typeof load;
  again: typeof load = load;
  constructor(read: typeof load) { this.read = read; }
  run() {
    this.read('a');
    //   ^ may: load
    this.again('a').show();
    //   ^ calls: load (member)
    //              ^ calls: Page.show (member)
  }
}
interface Options { read: typeof load }
export function within(options: Options, read: typeof load = load) {
  options.read('a').show();
  //      ^ may: load
  //                ^ calls: Page.show (member)
  read('a');
  // <- may: load
}
// What is made by a class, or is an object, has what that has.
const api = { get() {} };
export function by(made: typeof api, Kind: typeof Page, page: ReturnType<typeof load>) {
  made.get();
  //   ^ calls: api.get (member)
  new Kind('a').show();
  //            ^ calls: Page.show (member)
  page.show();
  //   ^ calls: Page.show (member)
}
