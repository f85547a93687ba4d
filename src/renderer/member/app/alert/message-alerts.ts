import type { RecommendList, RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { chatPath, type PartnerIds } from '../../shared/pairing-address.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

const { message, match, nameless } = alertCopy

type Partner = PartnerIds & Pick<RecommendRow, 'recommend' | 'twitter_name' | 'profile1'>

/** Alert with name and picture that opens the conversation. */
const partnerAlert = (kind: 'message' | 'match', text: string, row: Partner): Alert => ({
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

/** The fields of the matched list (API-29, API-30) that identify a sender. */
export type UnreadList = Pick<RecommendList, 'rec' | 'admin_message_unread'>

/** The server's time is known in whole seconds plus the latency of a response. */
const clockToleranceMs = 2_000

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

/**
 * Finds who wrote: a changed row whose unread message is new, otherwise the operator. Names nobody if both are possible or
 * neither. Returns null if the member is reading that conversation.
 */
export function messageAlert(
  list: string,
  { rec, admin_message_unread: fromOperator }: UnreadList,
  { sinceMs, rows: known }: KnownList,
  open: { readonly pathname: string; readonly uuid: string | null },
): Alert | null {
  const row = rec.find(
    (one) =>
      one.unread_messages_size > 0 &&
      Date.parse(one.timestamp) >= sinceMs - clockToleranceMs &&
      known?.has(rowState(one)) !== true,
  )
  if (row ? !known && fromOperator > 0 : fromOperator === 0) return namelessAlert(list)
  if (row) {
    const isOpen = open.pathname === '/chat' && open.uuid === row.recommend.uuid
    return isOpen ? null : partnerAlert('message', message.text, row)
  }
  if (open.pathname === '/hona') return null
  return { kind: 'message', title: recommendationCopy.list.operatorOffice, text: message.text, to: '/hona' }
}

/**
 * Matches of a list since `sinceMs` (server time, epoch milliseconds) that need an alert. A match with a message is
 * reported as a message; the member's own match (`isOwn`) is not reported.
 */
export function newMatches<Row extends Pick<RecommendRow, 'recommend' | 'timestamp' | 'last_message'>>(
  rows: readonly Row[],
  sinceMs: number,
  isOwn: (uuid: string) => boolean,
): Row[] {
  return rows.filter(
    ({ recommend, timestamp, last_message: lastMessage }) =>
      lastMessage === '' && Date.parse(timestamp) >= sinceMs - clockToleranceMs && !isOwn(recommend.uuid),
  )
}

/** Alert for new matches. Several matches, or any on a hidden page, are not named. */
export function matchAlert(list: string, matches: readonly Partner[], hidden: boolean): Alert | null {
  const [first, ...others] = matches
  if (!first) return null
  if (!hidden && others.length === 0) return partnerAlert('match', match.text, first)
  const title = hidden ? nameless : match.several(matches.length)
  return { kind: 'match', title, text: match.text, to: `${list}?status=matching` }
}
