// --- path: package.json ---
{"name": "shop", "dependencies": {"zod": "3", "drizzle-orm": "1"}}
// --- path: made.ts ---
// Types that libraries make of a value of the program.
import { z } from 'zod'
import type { InferSelectModel } from 'drizzle-orm'
import type { Prisma } from '@prisma/client'
import { pgTable, text } from 'drizzle-orm/pg-core'

const Order = z.object({ total: z.number() })
export const users = pgTable('users', { lastName: text('last_name') })

export function zod(order: z.infer<typeof Order>) {
  return order.total
  //           ^ member: known
}

export function drizzle(user: InferSelectModel<typeof users>) {
  return user.lastName
  //          ^ member: known
}

export function prisma(user: Prisma.UserGetPayload<{}>) {
  return user.lastName
  //          ^ member: unresolved
}
