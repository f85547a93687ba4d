import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** Reasons to refuse a like (API-43): none left, already liked, an answer is due instead, or not allowed (D-130). */
const likeRefusals = ['none', 'already', 'answer', 'cannot'] as const
export type LikeRefusal = (typeof likeRefusals)[number]

/** Likes a member and spends purchased likes first (D-16). */
export const sendLikeEndpoint = defineEndpoint('API-43', 'POST /api/send_like', {
  summary: 'Send a like',
  access: 'verified',
  request: z.object({ uuid: request.uuid }),
  response: z.union([
    z.strictObject({ success: z.literal(true), like_remain: wire.count }),
    z.strictObject({ success: z.literal(false), reason: z.enum(likeRefusals), like_remain: wire.count }),
  ]),
  refusals: { 404: notFoundBody },
})

/** Response of a like of a post or review, or of taking it back: the new count and state. */
export const heartResponse = <Liked extends boolean>(liked: Liked) =>
  z.strictObject({ success: z.literal(true), liked_count: wire.count, already_liked: z.literal(liked) })
