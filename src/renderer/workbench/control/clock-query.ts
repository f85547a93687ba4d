import { queryOptions } from '@tanstack/react-query'
import { readClock } from '../../../contract/control/clock.ts'
import { membersOnStage } from '../state/members-on-stage.ts'
import { callControl } from './call-control.ts'

/** Also how soon a jump is long enough to be shown as one. */
export const jumpPollMs = 300

/** The virtual clock with what is coming and what fired; `nowMs` was true at `heardAt` of `performance.now()`. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: async () => {
    // What concerns the stage is wanted one by one, however far ahead it lies.
    const members = membersOnStage().join(',')
    const clock = await callControl(readClock, { members })
    return { ...clock, nowMs: Date.parse(clock.now), heardAt: performance.now() }
  },
  // A jump is followed also when another page or a program asked for it.
  refetchInterval: ({ state }) => (state.data?.jump ? jumpPollMs : false),
})

export type ClockReading = Awaited<ReturnType<NonNullable<(typeof clockQuery)['queryFn']>>>
