// A member that is written in an object and assigned besides is either of them for whoever reads it at another time.
const config = { log() {}, level: low, keep() {}, open() {} };
function low() {}
function high() {}
function later(handler) {
  config.log();
  //     ^ may: config.log, config.log~2
  config.level();
  //     ^ may: low, high
  config.keep();
  //     ^ calls: config.keep (member)
  config.open();
  //     ^ may: config.open
  config.open = handler;
}
config.log = function () {};
config.level = high;
config.level();
//     ^ calls: high (member)
later();
