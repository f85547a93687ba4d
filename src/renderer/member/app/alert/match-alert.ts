import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

const { nameless } = alertCopy
const { text, several } = alertCopy.match

/** The fields of a match that the banner needs. */
type MatchedRow = Pick<
  RecommendRow,
  'recommend' | 'partner_user_id' | 'twitter_name' | 'profile1' | 'timestamp' | 'last_message'
>

/** The server's time is known in whole seconds plus the latency of a response. */
const clockToleranceMs = 2_000

/**
 * Matches of a list since `sinceMs` (server time, epoch milliseconds) that need an alert. A match with a message is
 * reported as a message; the member's own match (`isOwn`) is not reported.
 */
export function newMatches<R extends MatchedRow>(
  rows: readonly R[],
  sinceMs: number,
  isOwn: (uuid: string) => boolean,
): R[] {
  return rows.filter(
    ({ recommend, timestamp, last_message: said }) =>
      said === '' && Date.parse(timestamp) >= sinceMs - clockToleranceMs && !isOwn(recommend.uuid),
  )
}

/** Alert for new matches. Several matches, or any on a hidden page, are not named. */
export function matchAlert(list: string, matches: readonly MatchedRow[], hidden: boolean): Alert | null {
  const [first, ...others] = matches
  if (!first) return null
  if (hidden || others.length > 0) {
    const title = hidden ? nameless : several(matches.length)
    return { kind: 'match', title, text, to: `${list}?status=matching` }
  }
  return {
    kind: 'match',
    title: commonCopy.name.withHonorific(first.twitter_name || commonCopy.name.unnamed),
    text,
    to: `/chat?uuid=${first.recommend.uuid}&id=${first.partner_user_id}`,
    picture: first.profile1,
  }
}
