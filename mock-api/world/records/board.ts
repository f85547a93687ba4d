import * as z from 'zod/mini'
import { sexSchema } from '../../../src/contract/enums/member.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, text } from './fields.ts'

const topicSchema = z.strictObject({
  id,
  name: text,
  target: z.enum(['male', 'female', 'common']),
  createdAt: instant,
})

/** A theme of the board, opened by the operator (API-58). */
export type Topic = z.output<typeof topicSchema>

export const topics = defineTable('topics', topicSchema, { target: (topic: Topic) => topic.target })

const postSchema = z.strictObject({
  id,
  topicId: id,
  authorId: id,
  authorSex: sexSchema,
  content: text,
  createdAt: instant,
})

/** A member's post under a topic (API-60). */
export type Post = z.output<typeof postSchema>

export const posts = defineTable('posts', postSchema, { topic: (post: Post) => post.topicId })

const postLikeSchema = z.strictObject({ id, postId: id, memberId: id, createdAt: instant })

/** A member's like of a post (API-62). */
export type PostLike = z.output<typeof postLikeSchema>

export const postLikes = defineTable('postLikes', postLikeSchema, {
  post: (like: PostLike) => like.postId,
  pair: (like: PostLike) => `${like.postId}:${like.memberId}`,
})
