import {
  recommendFilters,
  type RecommendFilter,
} from '../../../../contract/enums/pairing/recommend-status.ts'
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

/** An unknown status counts as none, a page that is no number from 1 as the first. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page'))
  return {
    status: recommendFilters.find((filter) => filter === params.get('status')),
    declined: hasFlag(params, 'declined'),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    profileList: hasFlag(params, 'profile_list'),
  }
}

/** The query of another page or tab of the same list. */
export function listQuery({ status, declined, page, profileList }: ListAddress): string {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (declined) params.set('declined', 'true')
  if (page > 1) params.set('page', String(page))
  if (profileList) params.set('profile_list', 'true')
  return `?${params.toString()}`
}
