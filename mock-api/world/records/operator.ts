import * as z from 'zod/mini'
import { townActs } from '../../../src/contract/control/town-activity.ts'
import { sexSchema } from '../../../src/contract/enums/member.ts'
import { ChatSender, chatSenderSchema } from '../../../src/contract/enums/operator-chat.ts'
import { variantsSchema } from '../../../src/contract/enums/variants.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, day, id, instant, optionalInstant, text } from '../shapes.ts'

/** null = both sexes. */
const audience = z.nullable(sexSchema)

const announcementSchema = z.strictObject({ id, title: text, body: text, audience, createdAt: instant })

/** An announcement that each member confirms once in a dialog (API-19). */
export type Announcement = z.output<typeof announcementSchema>
export const announcements = defineTable('announcements', announcementSchema, {})

const announcementReadSchema = z.strictObject({ id, announcementId: id, memberId: id, readAt: instant })

export type AnnouncementRead = z.output<typeof announcementReadSchema>
export const announcementReads = defineTable('announcementReads', announcementReadSchema, {
  pair: (read: AnnouncementRead) => `${read.announcementId}:${read.memberId}`,
})

const noticeSchema = z.strictObject({ id, title: text, info: text, body: text, audience, createdAt: instant })

/** A page of the notices (API-21, API-22). */
export type Notice = z.output<typeof noticeSchema>
export const notices = defineTable('notices', noticeSchema, {})

const newsSchema = z.strictObject({ id, info: text, url: z.nullable(text), audience, createdAt: instant })

/** A line of the latest information on home (HOME-57). */
export type News = z.output<typeof newsSchema>
export const news = defineTable('news', newsSchema, {})

const popupViewSchema = z.strictObject({ id, memberId: id, code: z.int(), viewedAt: instant })

/** A popup that a member chose to hide (API-24). */
export type PopupView = z.output<typeof popupViewSchema>
export const popupViews = defineTable('popupViews', popupViewSchema, {
  pair: (view: PopupView) => `${view.memberId}:${view.code}`,
})

const schema = z.strictObject({
  id,
  memberId: id,
  sender: chatSenderSchema,
  content: text,
  createdAt: instant,
  readAt: optionalInstant,
})

/** A message between a member and the operator (WS-02). */
export type OperatorMessage = z.output<typeof schema>

export const operatorMessages = defineTable('operatorMessages', schema, {
  member: (message: OperatorMessage) => message.memberId,
  unread: (message: OperatorMessage) =>
    message.sender === ChatSender.operator && message.readAt === null ? message.memberId : undefined,
})

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

const townActivity = z.strictObject({
  /** Next instant at which a townsperson acts, of their own accord or in reply. */
  nextAt: instant,
  /** Next instant at which a townsperson acts of their own accord. */
  encounterAt: instant,
  /** Number of such acts so far; selects the next target in turn. */
  encounters: count,
  /** Members who logged in since the switch was set, latest last. They are targets and never act by themselves. */
  played: z.array(id),
  /** Latest act and its members; null when nobody acted. */
  last: z.nullable(z.strictObject({ act: z.enum(townActs), members: z.array(id) })),
})
export type TownActivity = z.output<typeof townActivity>

const settingsSchema = z.strictObject({
  /** Always 1. */
  id,
  seed: z.int(),
  scenario: z.nullable(text),
  startedAt: instant,
  /** Instant up to which every due effect is applied (D-03). */
  settledAt: instant,
  /** Variants of D-54; a missing variant has its default. */
  variants: z.partial(variantsSchema),
  /** Whether plan 14 is offered (D-41). */
  testPlan: z.boolean(),
  /** Content of the next submitted document (IMP-14). */
  nextDocument: z.nullable(z.strictObject({ birthDate: z.nullable(day), issuer: z.nullable(text) })),
  /** Number of townspeople asked for at the founding; a scenario may override it. Missing in older worlds. */
  townSize: z.optional(count),
  /** State of the town activity; missing while it is off. */
  townActivity: z.optional(townActivity),
})

/** Settings of the whole world. */
export type Settings = z.output<typeof settingsSchema>

export const settings = defineTable('settings', settingsSchema, {})
