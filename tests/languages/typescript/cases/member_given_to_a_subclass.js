class Base {
  run() {}
  stop() {}
}
class Mixed extends Base {}
Object.assign(Mixed.prototype, { run() {} });
class Given extends Base {}
Given.prototype.run = function () {};
class Own extends Base {
  run() {}
}
class Plain extends Base {}

new Mixed().run();
//          ^ calls: run (inherited)
new Mixed().stop();
//          ^ calls: Base.stop (inherited)
new Given().run();
//          ^ calls: Given.prototype.run (inherited)
new Own().run();
//        ^ calls: Own.run (member)
new Plain().run();
//          ^ calls: Base.run (inherited)
