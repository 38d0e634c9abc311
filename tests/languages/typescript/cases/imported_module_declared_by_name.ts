// --- path: types/parts.d.ts ---
declare module 'parts' {
  export function make(): Part;
  export interface Part { fit(): void }
  export default function all(): Part;
}
declare module 'old-parts' {
  function make(): void;
  namespace make { function again(): void }
  export = make;
}
// --- path: use.ts ---
import all, { make, Part, none } from 'parts';
import * as parts from 'parts';
import old = require('old-parts');
import { make as other } from 'other-parts';
make().fit();
// <- calls: types/parts.d.ts:parts.make (imported)
//     ^ calls: types/parts.d.ts:parts.Part.fit (member)
all().fit();
// <- calls: types/parts.d.ts:parts.all (imported)
//    ^ calls: types/parts.d.ts:parts.Part.fit (member)
parts.make();
//    ^ calls: types/parts.d.ts:parts.make (member)
old();
// <- calls: types/parts.d.ts:old-parts.make (imported)
old.again();
//  ^ calls: types/parts.d.ts:old-parts.make.again (imported)
none();
// <- external: parts.none
other();
// <- external: other-parts.make
