import * as z from 'zod/mini'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { notFoundBody } from '../../wire/errors.ts'
import { requestId, requestOptional, wireText } from '../../wire/wire-request.ts'
import { wireCount } from '../../wire/wire.ts'

const postLikeRequest = z.object({ uid: requestOptional(wireText(255)), post_id: requestId })

/** Likes a post, own ones too; a second like changes nothing. */
export const likePostEndpoint = defineEndpoint({
  id: 'API-62',
  method: 'POST',
  path: '/api/post_likes',
  summary: 'Like a post',
  access: 'verified',
  request: postLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: z.strictObject({
    success: z.literal(true),
    liked_count: wireCount,
    already_liked: z.literal(true),
  }),
  refusals: { 404: notFoundBody },
})

/** Takes the like back; nothing to take back is a success. */
export const unlikePostEndpoint = defineEndpoint({
  id: 'API-63',
  method: 'DELETE',
  path: '/api/post_likes',
  summary: 'Take back the like of a post',
  access: 'verified',
  request: postLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: z.strictObject({
    success: z.literal(true),
    liked_count: wireCount,
    already_liked: z.literal(false),
  }),
  refusals: { 404: notFoundBody },
})
