import * as calls from '../../../src/contract/calls/notice.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { announcementView, noticeRowView, noticeView } from './notice-view.ts'
import { readAnnouncement, unreadAnnouncements, getNotice, noticesFor } from './notice.ts'

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
