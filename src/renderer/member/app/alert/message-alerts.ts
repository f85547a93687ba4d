import type { RecommendList, RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { chatPath, type PartnerIds } from '../../shared/pairing-address.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

const { message, nameless } = alertCopy

export type AlertPartner = PartnerIds & Pick<RecommendRow, 'recommend' | 'twitter_name' | 'profile1'>

/** Alert with name and picture that opens the conversation. */
export const partnerAlert = (kind: 'message' | 'match', text: string, row: AlertPartner): Alert => ({
  kind,
  title: commonCopy.name.withHonorific(row.twitter_name || commonCopy.name.unnamed),
  text,
  to: chatPath(row),
  picture: row.profile1,
})

/** Alert for a message without a known sender; links to the list. */
export function namelessAlert(list: string): Alert {
  return { kind: 'message', title: nameless, text: message.text, to: `${list}?status=matching` }
}

/** Alert for a member whose list is locked: only the operator's messages can be read (D-128). */
export const lockedAlert: Alert = { kind: 'message', title: nameless, text: message.text, to: '/hona' }

/** The server's time is known in whole seconds plus the latency of a response. */
const clockToleranceMs = 2_000

/** Whether the time of a row is not before `sinceMs`, server time in epoch milliseconds. */
export const isSince = (timestamp: string, sinceMs: number): boolean =>
  Date.parse(timestamp) >= sinceMs - clockToleranceMs

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
function senderOf({ rec, admin_message_unread }: UnreadList, known: KnownList): RecommendRow | 'operator' | 'unknown' {
  const row = rec.find(
    (one) =>
      one.unread_messages_size > 0 && isSince(one.timestamp, known.sinceMs) && known.rows?.has(rowState(one)) !== true,
  )
  const hasOperatorUnread = admin_message_unread > 0
  if (!row) return hasOperatorUnread ? 'operator' : 'unknown'
  // On the first reading the row may have been unread before.
  return hasOperatorUnread && !known.rows ? 'unknown' : row
}

/** Alert for a new message, named if it is known who wrote. Returns null if the member is reading that conversation. */
export function messageAlert(
  list: string,
  unread: UnreadList,
  known: KnownList,
  open: { readonly pathname: string; readonly uuid: string | null },
): Alert | null {
  const sender = senderOf(unread, known)
  if (sender === 'unknown') return namelessAlert(list)
  if (sender === 'operator') {
    if (open.pathname === '/hona') return null
    return { kind: 'message', title: recommendationCopy.list.operatorOffice, text: message.text, to: '/hona' }
  }
  const isOpen = open.pathname === '/chat' && open.uuid === sender.recommend.uuid
  return isOpen ? null : partnerAlert('message', message.text, sender)
}
