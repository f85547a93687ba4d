import type { Announcement, Notice, NoticeRow } from '../../../src/contract/calls/notice.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type * as stored from '../../world/records/operator.ts'

/** An announcement of the dialog on home (API-19). */
export function announcementView({ id, title, body }: stored.Announcement): Announcement {
  return { id, title, body }
}

/** A line of the notices; the title is `topic` here (API-21, NOTICE-14). */
export function noticeRowView({ id, title, info, createdAt }: stored.Notice): NoticeRow {
  return { id, topic: title, info, created_at: tokyoIso(createdAt) }
}

/** A whole notice; here its title is `title` (API-22). */
export function noticeView({ id, title, body, createdAt }: stored.Notice): Notice {
  return { id, title, body, created_at: tokyoIso(createdAt) }
}
