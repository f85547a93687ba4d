import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useEffect } from 'react'
import { phoneBeside } from '../../../contract/control/backend.ts'
import { backendQuery } from '../control/backend-query.ts'
import { openOnPhone } from '../stage/phone-actions.ts'
import { reportsAtom } from '../state/phones.ts'
import { store } from '../state/store.ts'
import { isFollowed } from './followed-page.ts'

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
