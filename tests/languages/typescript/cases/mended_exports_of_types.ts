export type * from "./shapes";
export
  type * as shapes from "./shapes";
// --- path: shapes.ts ---
export interface Shape { size(): number }
// --- path: main.ts ---
import { Shape, shapes } from "./mended_exports_of_types";

export function area(shape: Shape, other: shapes.Shape) {
  shape.size();
  //    ^ calls: shapes.ts:Shape.size (member)
  return other.size();
  //           ^ calls: shapes.ts:Shape.size (member)
}
