import * as calls from '../../../src/contract/calls/notice.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type * as stored from '../../world/records/operator.ts'
import { readAnnouncement, unreadAnnouncements, getNotice, noticesFor } from './notice.ts'

/** Returns an announcement of the dialog on home (API-19). */
export function announcementView({ id, title, body }: stored.Announcement): calls.Announcement {
  return { id, title, body }
}

/** Returns a row of the notices; its title is `topic` here (API-21, NOTICE-14). */
export function noticeRowView({ id, title, info, createdAt }: stored.Notice): calls.NoticeRow {
  return { id, topic: title, info, created_at: tokyoIso(createdAt) }
}

/** Returns a whole notice; its title is `title` here (API-22). */
export function noticeView({ id, title, body, createdAt }: stored.Notice): calls.Notice {
  return { id, title, body, created_at: tokyoIso(createdAt) }
}

/** Routes of the operator's announcements and notices (API-19 to API-22). */
export const noticeRoutes: readonly Route[] = [
  defineRoute(calls.announcementsEndpoint, ({ world, me }) => {
    const unread = unreadAnnouncements(world, me)
    return { user_notifications: unread.map(announcementView), user_notifications_count: unread.length }
  }),

  defineRoute(calls.readAnnouncementEndpoint, ({ world, input, me, ctx }) => {
    readAnnouncement(world, me, input.notification_id, ctx)
    return { status: 200 as const, success: true as const }
  }),

  defineRoute(calls.noticesEndpoint, ({ world, me }) => ({
    notifications: noticesFor(world, me).map(noticeRowView),
  })),

  defineRoute(calls.noticeEndpoint, ({ world, input, me }) => ({
    notification: noticeView(getNotice(world, me, input.id)),
  })),
]
