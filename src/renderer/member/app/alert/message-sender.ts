import type { RecommendList, RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { isSince } from './is-since.ts'

/** The fields of the matched list (API-29, API-30) that identify a sender. */
export type UnreadList = Pick<RecommendList, 'rec' | 'admin_message_unread'>

/** What was known of a list before: a row that has not changed brought no message. */
export interface KnownList {
  /** Server time of the last account without the message, epoch milliseconds. */
  readonly sinceMs: number
  /** Rows of the list when it was last read; undefined before. */
  readonly rows: ReadonlySet<string> | undefined
}

const rowState = ({
  recommend,
  timestamp,
  last_message: lastMessage,
  unread_messages_size: unread,
}: RecommendRow): string => [recommend.uuid, timestamp, unread, lastMessage].join(' ')

export const rowStates = (rows: readonly RecommendRow[]): ReadonlySet<string> => new Set(rows.map(rowState))

/** Who wrote: a changed row whose unread message is new, otherwise the operator; unknown if both are possible or neither. */
export function senderOf(
  { rec, admin_message_unread }: UnreadList,
  known: KnownList,
): RecommendRow | 'operator' | 'unknown' {
  const isNew = (one: RecommendRow) => isSince(one.timestamp, known.sinceMs) && !known.rows?.has(rowState(one))
  const row = rec.find((one) => one.unread_messages_size > 0 && isNew(one))
  const hasOperatorUnread = admin_message_unread > 0
  if (!row) return hasOperatorUnread ? 'operator' : 'unknown'
  // On the first reading the row may have been unread before.
  return hasOperatorUnread && !known.rows ? 'unknown' : row
}
