import { atom, useAtomValue } from 'jotai'
import type { RecommendList, RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex, AgeConf } from '../../../../contract/enums/member.ts'
import { memberKey } from '../../../../contract/rules/stored-names.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import type { Account } from '../../api/queries.ts'
import { store } from '../../api/store.ts'
import { chatPath } from '../../shared/pairings.ts'
import { alertCopy } from './copy.ts'

/** News for the member, shown on every page. */
export interface Alert {
  /** A newer alert replaces an older one of the same kind. */
  readonly kind: 'message' | 'match' | 'age' | 'rank'
  readonly title: string
  readonly text: string
  readonly to: string
  readonly picture?: string
}

/** Pending alerts, oldest first; the banner shows one at a time. */
const alertsAtom = atom<readonly Alert[]>([])

export function showAlert(alert: Alert): void {
  store.set(alertsAtom, (waiting) => [...waiting.filter(({ kind }) => kind !== alert.kind), alert])
}

export function closeAlert(alert: Alert): void {
  store.set(alertsAtom, (waiting) => waiting.filter((one) => one !== alert))
}

/** Removes what is said about a state that has changed since. */
export function withdrawAlerts(kinds: readonly Alert['kind'][]): void {
  store.set(alertsAtom, (waiting) => waiting.filter(({ kind }) => !kinds.includes(kind)))
}

export function forgetAlerts(): void {
  store.set(alertsAtom, [])
}

export function useAlerts(): readonly Alert[] {
  return useAtomValue(alertsAtom, { store })
}

const { message, match, nameless } = alertCopy

type Partner = Pick<RecommendRow, 'recommend' | 'partner_user_id' | 'twitter_name' | 'profile1'>

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

/** Decisions about a member by others: the age check, and for a man the requested rank. */
export interface CheckState {
  readonly age_conf: number
  readonly rank: string | null
  readonly rank_req_flag: number
}

/** Kinds of alerts whose subject is no longer as it was. */
export function changedKinds(before: CheckState, now: CheckState): ('age' | 'rank')[] {
  const isRankSame = before.rank === now.rank && before.rank_req_flag === now.rank_req_flag
  return [...(before.age_conf === now.age_conf ? [] : (['age'] as const)), ...(isRankSame ? [] : (['rank'] as const))]
}

/** Alerts for a decided age check or rank request (D-78). */
export function checkAlerts(before: CheckState, now: CheckState & Pick<Account, 'sex'>): Alert[] {
  return [ageAlert(before, now), rankAlert(before, now)].filter((alert) => alert !== null)
}

function ageAlert(before: CheckState, { age_conf: conf, sex }: CheckState & Pick<Account, 'sex'>): Alert | null {
  if (before.age_conf === conf) return null
  const { age } = alertCopy
  if (conf === AgeConf.verified) {
    const text = sex === Sex.woman ? age.verifiedWomanText : age.verifiedManText
    return { kind: 'age', title: age.verified, text, to: '/home' }
  }
  if (conf === AgeConf.resubmit)
    return { kind: 'age', title: age.resubmit, text: age.resubmitText, to: '/age_confirmation' }
  return null
}

function rankAlert(before: CheckState, { rank, rank_req_flag: asked }: CheckState): Alert | null {
  if (before.rank_req_flag !== 1 || asked === 1 || rank === null) return null
  if (before.rank === rank)
    return {
      kind: 'rank',
      title: alertCopy.rank.unchanged,
      text: alertCopy.rank.unchangedText(rank),
      to: '/rankrequest',
    }
  return { kind: 'rank', title: alertCopy.rank.raised(rank), text: alertCopy.rank.raisedText, to: '/home' }
}

const checkStateKey = (uid: string) => memberKey('standing', uid)

/** Last seen state of the checks on this device, or null. A decision may be made while the app is closed. */
export function readSeenCheckState(uid: string): CheckState | null {
  const [conf, asked, rank] = (deviceStorage.getItem(checkStateKey(uid)) ?? '').split(' ')
  if (conf === undefined || asked === undefined || rank === undefined) return null
  return { age_conf: Number(conf), rank_req_flag: Number(asked), rank: rank === '' ? null : rank }
}

export function rememberCheckState(uid: string, { age_conf, rank_req_flag, rank }: CheckState): void {
  deviceStorage.setItem(checkStateKey(uid), `${age_conf} ${rank_req_flag} ${rank ?? ''}`)
}

/** Number of matches that a member last saw on this device, with the time. */
export interface SeenMatches {
  readonly count: number
  /** Server time, epoch milliseconds. */
  readonly atMs: number
}

const matchesKey = (uid: string) => memberKey('matches', uid)

/** Last seen matches on this device, or null. Partners also decide while the app is closed. */
export function readSeenMatches(uid: string): SeenMatches | null {
  const [count, atMs] = (deviceStorage.getItem(matchesKey(uid)) ?? '').split(' ').map(Number)
  return count === undefined || atMs === undefined || Number.isNaN(count + atMs) ? null : { count, atMs }
}

export function rememberSeenMatches(uid: string, { count, atMs }: SeenMatches): void {
  deviceStorage.setItem(matchesKey(uid), `${count} ${Math.round(atMs)}`)
}
