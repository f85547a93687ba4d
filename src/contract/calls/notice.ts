import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** An announcement in the home page's dialog; plain text with line breaks. */
const announcement = z.strictObject({ id: wire.id, title: z.string(), body: z.string() })

/** A line of the notice list; `topic` is the title (NOTICE-14). */
const noticeRow = z.strictObject({
  id: wire.id,
  topic: z.string(),
  info: z.string(),
  created_at: wire.instant,
})

/** A whole notice; `title` is the topic of the list. */
const notice = z.strictObject({
  id: wire.id,
  title: z.string(),
  body: z.string(),
  created_at: wire.instant,
})

export type Announcement = z.output<typeof announcement>
export type NoticeRow = z.output<typeof noticeRow>
export type Notice = z.output<typeof notice>

/** Unread announcements, oldest first. */
export const announcementsEndpoint = defineEndpoint('API-19', 'GET /api/notification_reads', {
  summary: 'List the unread announcements',
  access: 'login',
  request: request.noFields,
  response: z.strictObject({
    user_notifications: z.array(announcement),
    user_notifications_count: wire.count,
  }),
})

/** Marks an announcement as read; repeating it changes nothing. `status` is a field of the body. */
export const readAnnouncementEndpoint = defineEndpoint('API-20', 'POST /api/notification_read', {
  summary: 'Mark an announcement as read',
  access: 'login',
  request: z.object({ notification_id: request.id }),
  response: z.strictObject({ status: z.literal(200), success: z.literal(true) }),
  refusals: { 404: notFoundBody },
})

/** All notices for the caller's sex, newest first. */
export const noticesEndpoint = defineEndpoint('API-21', 'GET /api/notice_list', {
  summary: 'List the notices',
  access: 'login',
  request: request.noFields,
  response: z.strictObject({ notifications: z.array(noticeRow) }),
})

export const noticeEndpoint = defineEndpoint('API-22', 'GET /api/notice', {
  summary: 'Load a notice',
  access: 'login',
  request: z.object({ id: request.id }),
  response: z.strictObject({ notification: notice }),
  refusals: { 404: notFoundBody },
})
