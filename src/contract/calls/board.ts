import * as z from 'zod/mini'
import { sexSchema } from '../enums/member.ts'
import { topicSexSchema } from '../enums/topic.ts'
import { postMaxLength } from '../rules/text-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'
import { heartResponse } from './like.ts'

/** A topic of the board (ENTITY2-15); post_count counts visible posts. */
const topic = z.strictObject({
  id: wire.id,
  name: z.string(),
  created_at: wire.instant,
  post_count: wire.count,
  sex: topicSexSchema,
})

/** A post (ENTITY2-17). */
const post = z.strictObject({
  id: wire.id,
  content: z.string(),
  created_at: wire.instant,
  sender_sex: sexSchema,
  liked_count: wire.count,
  already_liked: z.boolean(),
  mypost: z.boolean(),
})

export type Topic = z.output<typeof topic>

export type Post = z.output<typeof post>

/** All topics, newest first; `sex` is the viewer's sex. */
export const topicsEndpoint = defineEndpoint('API-58', 'GET /api/topics/index', {
  summary: 'List the topics',
  access: 'verified',
  request: request.noFields,
  response: z.strictObject({
    sex: sexSchema,
    male_data: z.array(topic),
    com_data: z.array(topic),
    female_data: z.array(topic),
  }),
})

/** A topic with its posts, newest first; `id` is the viewer's user id. */
export const topicEndpoint = defineEndpoint('API-59', 'GET /api/topic/show', {
  summary: 'Load a topic',
  access: 'verified',
  request: z.object({ topicid: request.id }),
  response: z.strictObject({ topic, posts: z.array(post), sex: sexSchema, id: wire.id }),
  refusals: { 404: notFoundBody },
})

/** Posts to a topic for the caller's sex or for everybody; otherwise 403 with reason `sex`. */
export const createPostEndpoint = defineEndpoint('API-60', 'POST /api/post/create', {
  summary: 'Post to a topic',
  access: 'verified',
  request: z.object({
    post: z.object({
      topic_id: request.id,
      user_id: request.optional(request.id),
      content: request.filledText(postMaxLength),
      /** Always stored as 0, which means visible. */
      status: request.ignored,
    }),
  }),
  identity: [{ at: 'post.user_id', kind: 'id' }],
  response: z.strictObject({ success: z.literal(true), post }),
  refusals: { 404: notFoundBody },
})

/** Deletes one of the caller's posts; 403 for another member's post. */
export const deletePostEndpoint = defineEndpoint('API-61', 'DELETE /api/post', {
  summary: "Delete one of the caller's posts",
  access: 'verified',
  request: z.object({ post_id: request.id, user_id: request.optional(request.id) }),
  identity: [{ at: 'user_id', kind: 'id' }],
  response: wire.success,
  refusals: { 404: notFoundBody },
})

const postLikeRequest = z.object({ uid: request.ownUid, post_id: request.id })

/** Likes a post, including one's own; a second like changes nothing. */
export const likePostEndpoint = defineEndpoint('API-62', 'POST /api/post_likes', {
  summary: 'Like a post',
  access: 'verified',
  request: postLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: heartResponse(true),
  refusals: { 404: notFoundBody },
})

/** Removes a like; also succeeds when there is none. */
export const unlikePostEndpoint = defineEndpoint('API-63', 'DELETE /api/post_likes', {
  summary: 'Remove the like of a post',
  access: 'verified',
  request: postLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: heartResponse(false),
  refusals: { 404: notFoundBody },
})
