// --- path: resolvers.ts ---
import { owner } from './owner'
import { Query, Resolver } from '@nestjs/graphql'
export const resolvers = {
  Query: {
    cart: (parent, args) => null,
    // ^ joins: receives field cart -> resolvers.Query.cart
    owner,
    // ^ joins: receives field owner -> owner.ts:owner
    async total(parent) {},
    // ^ joins: receives field total -> resolvers.Query.total
  },
  Cart: {
    lines: () => [],
    // ^ joins: nothing
  },
}
export class Carts {
  @Query(() => Boolean, { name: 'cartOf' })
  // ^ joins: receives field cartOf -> Carts.one
  one() {}
}
builder.mutationField('addCart', (t) => t.field({ resolve: () => null }))
// ^ joins: receives field addCart
// --- path: owner.ts ---
export function owner(parent, args) {}
// --- path: client.ts ---
const cache = make({ typePolicies: { Query: { fields: { cart: {} } } } })
// ^ joins: nothing
