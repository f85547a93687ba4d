import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useEffect } from 'react'
import { phoneBeside } from '../../../contract/control/backend.ts'
import { routeOf } from '../../../contract/routes.ts'
import { backendQuery } from '../control/queries.ts'
import { openOnPhone } from '../stage/phone-actions.ts'
import { reportsAtom, store } from '../state/phones.ts'

/** Pages that begin or end a login, or are reached with a token. */
const ofLogin: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/after_sign_up',
  '/forget_password',
  '/password_reset',
  '/user_confirmation',
])

/**
 * Whether a page of the mock is opened on the real phone as well. One that names somebody or something is not: the ids of the
 * two are not the same, and the app ends the login of who asks for one that is not there.
 */
export function isFollowed(address: string): boolean {
  const route = routeOf(address)
  if (route === undefined || ofLogin.has(route) || route.includes(':')) return false
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? []
  return [...new URLSearchParams(query).keys()].every((name) => !/id$|token|code/i.test(name))
}

/** Whether the phone of the real API opens the pages that phone A opens. */
export const followPageAtom = atomWithStorage('yoimachi.workbench.followPage', true, undefined, {
  getOnInit: true,
})

/** Side by side, A leads: two that follow each other would send each other round in circles. */
export function useFollowPage(): void {
  const { data } = useQuery(backendQuery)
  const isWanted = useAtomValue(followPageAtom)
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const page = a?.route
  // Who is not logged in there is on the way to that.
  const isOn = data?.mode === 'beside' && isWanted && typeof beside?.uid === 'string'
  useEffect(() => {
    if (!isOn || page === undefined || !isFollowed(page)) return
    if (store.get(reportsAtom)[phoneBeside]?.route !== page) openOnPhone(phoneBeside, page)
  }, [isOn, page])
}
