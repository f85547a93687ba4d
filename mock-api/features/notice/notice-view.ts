import type * as calls from '../../../src/contract/calls/notice.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type * as stored from '../../world/records/operator.ts'

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
