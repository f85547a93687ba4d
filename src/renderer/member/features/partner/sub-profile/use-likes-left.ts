import { useState } from 'react'
import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { businessDay, minuteMs } from '../../../../../contract/rules/tokyo-time.ts'
import { openPageRefreshMs, useEndpoint } from '../../../api/queries.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { today } from '../../../shared/today.ts'

/** Likes that the viewer can still send, and how many of them were bought. */
export interface LikesLeft {
  readonly remain: number
  readonly purchased: number
}

/**
 * Likes that are left, as the profile tells, or the timeline if it does not (SUB-59). The timeline also tells them on the
 * next day, on which an open profile is not read again (D-44).
 */
export function useLikesLeft({ like_remain: ofProfile }: DetailProfile): LikesLeft {
  const [openedOn] = useState(today)
  const isNextDay = businessDay(useServerNow(minuteMs)) !== openedOn
  const { data: timeline } = useEndpoint(timelineEndpoint, {}, { refetchInterval: isNextDay && openPageRefreshMs })
  const ofTimeline = timeline?.like_remain
  const remain = isNextDay ? (ofTimeline ?? ofProfile) : (ofProfile ?? ofTimeline)
  return { remain: remain ?? 0, purchased: timeline?.purchased_like_remain ?? 0 }
}
