// --- path: pages.js ---
module.exports = class Page {
  static create(opts) { return Page.render(opts) }
  //                                ^ calls: Page.render (member)
  static render(opts) { return opts }
}
// --- path: use.js ---
const Kind = require('./pages')

function go() { return Kind.create({}) }
//                          ^ calls: pages.js:Page.create (member)
