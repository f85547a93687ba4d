import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant } from '../shapes.ts'

const schema = z.strictObject({ id, reviewId: id, memberId: id, createdAt: instant })

/** A member's like of a public review (API-52). */
export type ReviewLike = z.output<typeof schema>

export const reviewLikes = defineTable('reviewLikes', schema, {
  review: (like: ReviewLike) => like.reviewId,
  pair: (like: ReviewLike) => `${like.reviewId}:${like.memberId}`,
})
