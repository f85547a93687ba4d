import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { routeOf } from '../../../../contract/routes.ts'
import { phoneBeside } from '../../../../contract/rules/backend.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { openOnPhone } from '../../hub/phones/place-phone.ts'
import { storedAtom, store } from '../../hub/state.ts'

/** Pages that begin or end a login, or are reached with a token. */
const loginPages = ['/login', '/signup', '/after_sign_up', '/forget_password', '/password_reset', '/user_confirmation']

/** Fields of an address that mean the same in both APIs. Any other may hold an id, a token or a code. */
const commonFields: ReadonlySet<string> = new Set(['page', 'status', 'order_by', 'step', 'target'])

/**
 * Whether the real phone follows phone A to a page. Pages with an id are excluded: ids differ between the two APIs, and
 * the app ends the login for an unknown id.
 */
export function isFollowed(address: string): boolean {
  const route = routeOf(address)
  if (route === undefined || loginPages.includes(route) || route.includes(':')) return false
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? []
  return [...new URLSearchParams(query).keys()].every((name) => commonFields.has(name))
}

/** Whether the phone of the real API opens the pages that phone A opens. */
export const followPageAtom = storedAtom('followPage', z.boolean(), true)

/** Makes the phone of the real API follow phone A. Only A leads, because mutual following would loop. */
export function FollowPage(): null {
  const { data } = useQuery(backendQuery)
  const isWanted = useAtomValue(followPageAtom)
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const page = a?.route
  // A phone without a login follows only after the login.
  const isOn = data?.mode === 'beside' && isWanted && typeof beside?.uid === 'string'
  useEffect(() => {
    if (!isOn || page === undefined || !isFollowed(page)) return
    if (store.get(reportsAtom)[phoneBeside]?.route !== page) openOnPhone(phoneBeside, page)
  }, [isOn, page])
  return null
}
