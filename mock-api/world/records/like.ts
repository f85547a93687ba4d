import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, count } from '../shapes.ts'

const likeSchema = z.strictObject({ id, fromId: id, toId: id, createdAt: instant })

/** A like that one member sent another (D-24). */
type Like = z.output<typeof likeSchema>

export const likes = defineTable('likes', likeSchema, { pair: (like: Like) => `${like.fromId}:${like.toId}` })

const likePurchaseSchema = z.strictObject({
  id,
  memberId: id,
  size: count,
  remain: count,
  price: count,
  createdAt: instant,
  expiresAt: instant,
})

/** A bought pack of likes; the rest of it expires 180 days after the purchase (D-16). */
export type LikePurchase = z.output<typeof likePurchaseSchema>

export const likePurchases = defineTable('likePurchases', likePurchaseSchema, {
  member: (purchase: LikePurchase) => purchase.memberId,
})
