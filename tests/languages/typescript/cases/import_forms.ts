import main, { part as piece, type Shape } from './a';
//     ^ imports: ./a.default as main
//             ^ imports: ./a.part as piece
//                                 ^ imports: ./a.Shape [type]
import * as all from 'b';
//          ^ imports: b as all
import type Kind from './c';
//          ^ imports: ./c.default as Kind [type]
import './effects';
import fs = require('fs');
//     ^ imports: fs as fs [require]
export { one, two as three } from './d';
//       ^ imports: ./d.one [reexport]
//            ^ imports: ./d.two as three [reexport]
export * from './e';
//     ^ imports: ./e.* [reexport]
export * as group from './f';
//          ^ imports: ./f as group [reexport]
const lazy = await import('lazy');
//                         ^ imports: lazy [dynamic]
export default main;
// <- exports: one, three, group, default
