// What a module is given under a name twice, or besides what stands for it, may be one or the other.
// --- path: buffer.js ---
function mask() {}
function unmask() {}
function only() {}
module.exports = { mask, unmask, only, again: mask };
module.exports.again = mask;
if (process.env.FAST) {
  module.exports.unmask = function () {};
}
// --- path: modules.js ---
exports.load = void 0;
if (process.env.FAST) exports.read = function () {};
else exports.read = write;
exports.load = load;
function load() {}
function write() {}
// --- path: main.js ---
const { mask, unmask } = require("./buffer");
const all = require("./buffer");
const modules = require("./modules");
mask();
// <- calls: buffer.js:mask (imported)
unmask();
// <- may: buffer.js:module.exports.unmask, buffer.js:unmask
all.unmask();
//  ^ may: buffer.js:unmask, buffer.js:module.exports.unmask
all.only();
//  ^ calls: buffer.js:only (member)
all.again();
//  ^ calls: buffer.js:mask (member)
modules.load();
//      ^ calls: modules.js:load (imported)
modules.read();
//      ^ may: modules.js:exports.read, modules.js:write
