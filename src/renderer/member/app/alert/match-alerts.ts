import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'
import { isSince } from './is-since.ts'
import { type AlertPartner, partnerAlert } from './partner-alert.ts'

const { match, nameless } = alertCopy

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
      lastMessage === '' && isSince(timestamp, sinceMs) && !isOwn(recommend.uuid),
  )
}

/** Alert for new matches. Several matches, or any on a hidden page, are not named. */
export function matchAlert(list: string, matches: readonly AlertPartner[], hidden: boolean): Alert | null {
  const [first, ...others] = matches
  if (!first) return null
  if (!hidden && others.length === 0) return partnerAlert('match', match.text, first)
  const title = hidden ? nameless : match.several(matches.length)
  return { kind: 'match', title, text: match.text, to: `${list}?status=matching` }
}
