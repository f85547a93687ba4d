import * as z from 'zod/mini'
import { sexSchema } from '../../../src/contract/enums/member.ts'
import { ChatSender, chatSenderSchema } from '../../../src/contract/enums/operator-chat.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, optionalInstant, text } from './fields.ts'

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

const operatorMessageSchema = z.strictObject({
  id,
  memberId: id,
  sender: chatSenderSchema,
  content: text,
  createdAt: instant,
  readAt: optionalInstant,
})

/** A message between a member and the operator (WS-02). */
export type OperatorMessage = z.output<typeof operatorMessageSchema>

export const operatorMessages = defineTable('operatorMessages', operatorMessageSchema, {
  member: (message: OperatorMessage) => message.memberId,
  unread: (message: OperatorMessage) =>
    message.sender === ChatSender.operator && message.readAt === null ? message.memberId : undefined,
})
