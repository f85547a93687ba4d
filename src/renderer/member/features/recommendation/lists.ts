import { useLocation, useSearchParams } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { recommendFilters, type RecommendFilter } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { useHasPanes } from '../../../lib/use-browser-state.ts'

/** What the address of a list says (REC-05 to REC-07). */
export interface ListAddress {
  readonly status: RecommendFilter | undefined
  /** With `others`: those who were passed over (D-83). */
  readonly declined: boolean
  readonly page: number
  /** Matched rows open the profile, and the tabs are hidden (REC-20). */
  readonly profileList: boolean
}

/** Says in the address of a conversation that the list beside it shows everybody; without it, conversations (D-81). */
const everybody = 'all'

/** An unknown status counts as none, a page that is no number from 1 as the first. */
export function readListAddress(params: URLSearchParams, beside = false): ListAddress {
  const page = Number(params.get('page'))
  const status = recommendFilters.find((filter) => filter === params.get('status'))
  return {
    status: beside && !params.has('status') ? 'matching' : status,
    declined: hasFlag(params, 'declined'),
    page: Number.isInteger(page) ? Math.max(page, 1) : 1,
    profileList: hasFlag(params, 'profile_list'),
  }
}

/** The query of another page or tab of the same list; `beside` are the fields of the conversation that it stands beside. */
export function listQuery(address: ListAddress, beside?: URLSearchParams): string {
  const { status, declined, page, profileList } = address
  const params = new URLSearchParams(beside)
  if (status) params.set('status', status)
  else if (beside) params.set('status', everybody)
  if (declined) params.set('declined', 'true')
  if (page > 1) params.set('page', String(page))
  if (profileList) params.set('profile_list', 'true')
  return `?${params.toString()}`
}

/** Which conversation an address opens, without what it says of the list. */
export function conversationFields(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => name === 'uuid' || name === 'id'))
}

/** The list's own page, or the address of the conversation that it stands beside in a wide window (D-81). */
export function useListAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const hasPanes = useHasPanes()
  const beside = pathname === '/chat' || pathname === '/hona'
  const address = readListAddress(params, beside)
  const kept = beside ? conversationFields(params) : undefined
  return {
    address,
    queryOf: (other: ListAddress) => listQuery(other, kept),
    /** Where a row leads: in panes the list stays as it is (D-105). */
    rowLink: (target: string) => {
      const [path = '', query] = target.split('?')
      const talk = path === '/chat' || path === '/hona'
      const keeps = hasPanes && talk && (!beside || params.has('status'))
      return keeps ? path + listQuery(address, new URLSearchParams(query)) : target
    },
    /** Whether that is what is open. */
    isOpen: (target: string) => {
      const [path, query] = target.split('?')
      return path === pathname && new URLSearchParams(query).get('uuid') === params.get('uuid')
    },
  }
}

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

/** A list that one screen shows whole needs no search. */
export const searchFrom = 8

/** Width, case and the two kana are one: `ハルト` and `はると` find each other. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))

/** Whether the name or the last message of a conversation holds every word of the search. */
export function matchesSearch(
  { twitter_name: name, last_message: message }: Pick<RecommendRow, 'twitter_name' | 'last_message'>,
  search: string,
): boolean {
  const text = fold(`${name}\n${message}`)
  // Nothing, between two blanks, is found everywhere.
  return fold(search)
    .split(/\s/)
    .every((word) => text.includes(word))
}
