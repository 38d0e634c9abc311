// --- path: rows.ts ---
// Types of libraries that are made of a type of the program: those that are known have its members.
import { Selectable, Updateable } from 'kysely';
import { Strange } from 'somewhere';

export interface Users { id: string; lastLoginAt: Date | null }
export type User = Selectable<Users>;

export function known(user: User, change: Updateable<Users>) {
  return [user.lastLoginAt, change.lastLoginAt];
  //           ^ references: Users.lastLoginAt
  //                               ^ references: Users.lastLoginAt
}

export function unknown(user: Strange<Users>, many: Map<string, Users>) {
  return [user.lastLoginAt, many.size];
  //           ^ member: unresolved
  //                             ^ member: known
}
