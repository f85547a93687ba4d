import { useEffect, useState } from 'react'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { businessDay } from '../../../../../contract/rules/tokyo-time.ts'
import { useAccount } from '../../../api/account.ts'
import { openPageRefreshMs, queryClient, useEndpoint } from '../../../api/queries.ts'
import { serverNow } from '../../../api/server-time.ts'
import { ownUid } from '../../../api/session-store.ts'
import { rememberMet } from '../../../shared/device/met-profiles.ts'
import { noteView } from '../../../shared/profile-view.ts'
import { today } from '../../../shared/today.ts'
import { useFootprint } from '../use-footprint.ts'

export function detailInput(uuid: string) {
  return { user: { ...ownUid(), partner_uuid: uuid } }
}

/**
 * Loads a detailed profile, then leaves a footprint (API-33, API-45). A failed footprint is only logged (SUB-52). The
 * profile is refreshed until the day ends: on the next one it would spend a view that nobody asked for (D-44). `reload`
 * asks for it.
 */
export function useDetailProfile(uuid: string) {
  const own = useAccount().uuid === uuid
  const [openedOn, setOpenedOn] = useState(today)
  const isFree = (at: number) => own || businessDay(at) === openedOn
  const profile = useEndpoint(detailProfileEndpoint, detailInput(uuid), {
    enabled: ({ state: { data } }) => uuid !== '' && (data?.success !== true || isFree(serverNow())),
    refetchInterval: ({ state: { data } }) =>
      (data?.success !== true || isFree(serverNow() + openPageRefreshMs)) && openPageRefreshMs,
  })
  const reload = () => {
    setOpenedOn(today())
    void profile.refetch()
  }
  const shown = profile.data?.success === true ? uuid : null
  const liked = profile.data?.success === true && profile.data.profile.is_liked

  useEffect(() => noteView(uuid, openedOn), [uuid, openedOn])

  useEffect(() => {
    if (shown === null) return
    // The timeline holds today's remaining views (D-44).
    void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
  }, [shown])
  useFootprint(own ? null : shown)

  useEffect(() => {
    if (shown !== null && !own) rememberMet(shown, liked ? 'liked' : 'viewed')
  }, [liked, own, shown])

  return { profile, reload }
}
