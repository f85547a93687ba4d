import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

const { nameless } = alertCopy
const { text, several } = alertCopy.match

/** A match as far as the banner needs it. */
type MatchedRow = Pick<
  RecommendRow,
  'recommend' | 'partner_user_id' | 'twitter_name' | 'profile1' | 'timestamp' | 'last_message'
>

/** The app knows the server's time by its whole seconds and the way of an answer. */
const clockToleranceMs = 2_000

/**
 * The matches of a list that came about since `sinceMs` (server time, epoch milliseconds) and have to be told. One in which
 * something was said already is told as a message, one of the member's own (`isOwn`) not at all.
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

/** Tells of new matches; several, and those that come to a page nobody looks at, are not named. */
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
