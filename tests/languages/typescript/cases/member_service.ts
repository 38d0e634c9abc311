// --- path: src/service.ts ---
import type { Database } from './database';
export class Service {
  constructor(private readonly db: Database, public log?: Log) {}
  do() {
    this.db.query().first();
    //      ^ calls: src/database.ts:Database.query (member)
    //              ^ calls: src/database.ts:Row.first (member)
    this.log?.write();
    //        ^ calls: Log.write (member)
    return this;
  }
}
class Log { write() {} }
// --- path: src/database.ts ---
export interface Database { query(): Row; rows: Row[]; byName: Map<string, Row>; later(): Promise<Row> }
export class Row { first() {} get next(): Row { return this; } }
// --- path: src/main.ts ---
import { Service } from './service';
import { Database, Row } from './database';
declare const db: Database;
new Service(db).do();
//  ^ calls: src/service.ts:Service, src/service.ts:Service.constructor (imported)
//              ^ calls: src/service.ts:Service.do (member)
new Service(db).do().do();
//                   ^ calls: src/service.ts:Service.do (member)
function outer() {
  db.rows.forEach((row) => row.first());
  //                           ^ calls: src/database.ts:Row.first (member)
  for (const row of db.rows) row.first();
  //                             ^ calls: src/database.ts:Row.first (member)
  for (const [name, row] of db.byName) row.first();
  //                                       ^ calls: src/database.ts:Row.first (member)
  db.byName.get('x')?.next.first();
  //                       ^ calls: src/database.ts:Row.first (member)
  const list = [];
  list.push(new Row());
  list[0].first();
  //      ^ calls: src/database.ts:Row.first (member)
  list.map((row) => row.first());
  //                    ^ calls: src/database.ts:Row.first (member)
}
async function wait({ later, rows }: Database, any: any) {
  (await db.later()).first();
  //                 ^ calls: src/database.ts:Row.first (member)
  rows[0].first();
  //      ^ calls: src/database.ts:Row.first (member)
  (any as Row).first();
  //           ^ calls: src/database.ts:Row.first (member)
  any.first();
  //  ^ unresolved: unknown-receiver
  if (any instanceof Row) {
    any.first();
    //  ^ calls: src/database.ts:Row.first (member)
  }
}
