import { useLocation, useSearchParams } from 'react-router-dom'
import { type RecommendFilter, recommendFilters } from '../../../../contract/enums/pairing.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { useHasPanes } from '../../../lib/window-width.ts'

/** State of a list in its address (REC-05 to REC-07). */
export interface ListAddress {
  readonly status: RecommendFilter | undefined
  /** With `others`: shows passed-over members (D-83). */
  readonly declined: boolean
  readonly page: number
  /** Links matched rows to the profile and hides the tabs (REC-20). */
  readonly profileList: boolean
}

/** Value that makes the list beside a conversation show everybody. Without it, the list shows conversations (D-81). */
const everybody = 'all'

/** Reads the state of a list. Ignores an unknown status, and replaces an invalid page by 1. */
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

/** Builds the query of another page or tab of the list. `beside` holds the fields of the open conversation. */
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

/** Returns the fields that identify the open conversation, without the list's fields. */
export function conversationFields(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => name === 'uuid' || name === 'id'))
}

/** The list at its own page, or beside the open conversation in a window with panes (D-81). */
export function listAt(pathname: string, params: URLSearchParams, hasPanes: boolean) {
  const beside = pathname === '/chat' || pathname === '/hona'
  const address = readListAddress(params, beside)
  const conversation = beside ? conversationFields(params) : undefined
  return {
    address,
    queryOf: (other: ListAddress) => listQuery(other, conversation),
    /** Returns the link of a row. In panes, the list keeps its state (D-105). */
    rowLink: (target: string) => {
      const [path = '', query] = target.split('?')
      const talk = path === '/chat' || path === '/hona'
      const keeps = hasPanes && talk && (!beside || params.has('status'))
      return keeps ? path + listQuery(address, new URLSearchParams(query)) : target
    },
    isOpen: (target: string) => {
      const [path, query] = target.split('?')
      return path === pathname && new URLSearchParams(query).get('uuid') === params.get('uuid')
    },
  }
}

export function useListAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return listAt(pathname, params, useHasPanes())
}
