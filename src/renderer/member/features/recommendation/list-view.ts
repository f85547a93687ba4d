import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { RecommendFilter } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'

const copy = recommendationCopy.tab

/** The tabs of a list (D-83). */
export type ListView = 'all' | 'recommended' | 'matching' | 'liked' | 'declined'

/** What the address says of the tab: the query of the specification, and ours for what it does not tell apart. */
export interface ViewAddress {
  readonly status: RecommendFilter | undefined
  /** With `others`: those who were passed over instead of those who wait for a decision. */
  readonly declined: boolean
}

export const listViews: readonly { view: ListView; label: string; address: ViewAddress }[] = [
  { view: 'all', label: copy.all, address: { status: undefined, declined: false } },
  { view: 'recommended', label: copy.recommended, address: { status: 'others', declined: false } },
  { view: 'matching', label: copy.matching, address: { status: 'matching', declined: false } },
  { view: 'liked', label: copy.liked, address: { status: 'liked', declined: false } },
  { view: 'declined', label: copy.declined, address: { status: 'others', declined: true } },
]

/** The tab of an address; likes sent stand in the tab of likes. */
export function viewOf({ status, declined }: ViewAddress): ListView {
  if (status === undefined) return 'all'
  if (status === 'others') return declined ? 'declined' : 'recommended'
  return status === 'matching' ? 'matching' : 'liked'
}

/** Whether a row of the call belongs to the tab: `others` holds the undecided, the held and the passed over. */
export function isInView({ status_n }: Pick<RecommendRow, 'status_n'>, view: ListView): boolean {
  if (view === 'recommended') return status_n !== 3
  return view !== 'declined' || status_n === 3
}
