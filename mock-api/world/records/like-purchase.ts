import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { count, id, instant } from '../shapes.ts'

const schema = z.strictObject({
  id,
  memberId: id,
  size: count,
  remain: count,
  price: count,
  createdAt: instant,
  expiresAt: instant,
})

/** A bought pack of likes; the rest of it expires 180 days after the purchase (D-16). */
export type LikePurchase = z.output<typeof schema>

export const likePurchases = defineTable('likePurchases', schema, {
  member: (purchase: LikePurchase) => purchase.memberId,
})
