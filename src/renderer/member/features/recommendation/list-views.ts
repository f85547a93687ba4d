import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { type RecommendFilter, StatusN } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'

const copy = recommendationCopy.tab

/** Tabs of a list (D-83). */
export type ListView = 'all' | 'recommended' | 'matching' | 'liked' | 'declined'

/** Query of a tab: the fields of the specification, and `declined` for a tab that the specification does not have. */
export interface ViewAddress {
  readonly status: RecommendFilter | undefined
  /** With `others`: shows passed-over members instead of undecided ones. */
  readonly declined: boolean
}

export const listViews: readonly { view: ListView; label: string; address: ViewAddress }[] = [
  { view: 'all', label: copy.all, address: { status: undefined, declined: false } },
  { view: 'recommended', label: copy.recommended, address: { status: 'others', declined: false } },
  { view: 'matching', label: copy.matching, address: { status: 'matching', declined: false } },
  { view: 'liked', label: copy.liked, address: { status: 'liked', declined: false } },
  { view: 'declined', label: copy.declined, address: { status: 'others', declined: true } },
]

/** Returns the tab of an address. Sent likes belong to the tab of likes. */
export function viewOf({ status, declined }: ViewAddress): ListView {
  if (status === undefined) return 'all'
  if (status === 'others') return declined ? 'declined' : 'recommended'
  return status === 'matching' ? 'matching' : 'liked'
}

/** Whether a row of the response belongs to the tab. `others` returns undecided, held and passed-over members. */
export function isInView({ status_n }: Pick<RecommendRow, 'status_n'>, view: ListView): boolean {
  if (view === 'recommended') return status_n !== StatusN.noMatch
  return view !== 'declined' || status_n === StatusN.noMatch
}
