import { queryOptions } from '@tanstack/react-query'
import { readTimeline } from '../../../contract/control/clock.ts'
import { membersOnStage } from '../state/members-on-stage.ts'
import { callControl } from './call-control.ts'

/** What happened without a call. Of who is on the stage all of it is wanted, however long ago. */
export const timelineQuery = queryOptions({
  queryKey: ['timeline'],
  queryFn: () => callControl(readTimeline, { members: membersOnStage().join(',') }),
})
