import {
  announcementsEndpoint,
  noticeEndpoint,
  noticesEndpoint,
  readAnnouncementEndpoint,
} from '../../src/contract/notice.ts'
import { readAnnouncement, unreadAnnouncements } from '../domain/notice/announcements.ts'
import { getNotice, noticesFor } from '../domain/notice/notices.ts'
import { serve, type Route } from '../http/serve.ts'
import { announcementView, noticeRowView, noticeView } from '../views/notice-view.ts'

/** Announcements and notices of the operator (API-19 to API-22). */
export const noticeRoutes: readonly Route[] = [
  serve(announcementsEndpoint, ({ world, me }) => {
    const unread = unreadAnnouncements(world, me)
    return { user_notifications: unread.map(announcementView), user_notifications_count: unread.length }
  }),

  serve(readAnnouncementEndpoint, ({ world, input, me, ctx }) => {
    readAnnouncement(world, me, input.notification_id, ctx)
    return { status: 200 as const, success: true as const }
  }),

  serve(noticesEndpoint, ({ world, me }) => ({ notifications: noticesFor(world, me).map(noticeRowView) })),

  serve(noticeEndpoint, ({ world, input, me }) => ({
    notification: noticeView(getNotice(world, me, input.id)),
  })),
]
