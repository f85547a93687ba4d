import { recommendFilters, type RecommendFilter } from '../../../../contract/enums/pairing.ts'
import { hasFlag } from '../../../lib/query-flag.ts'

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
