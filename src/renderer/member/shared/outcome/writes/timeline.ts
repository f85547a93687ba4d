import { leaveFootprintEndpoint } from '../../../../../contract/calls/footprint.ts'
import { detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { hiddenModeEndpoint, resetTimelineEndpoint, timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { call } from '../../../api/call.ts'
import { defineUnread, type Write } from '../write.ts'

/** The privacy mode of a premium woman (API-42). */
export const hiddenModeWrite: Write<typeof hiddenModeEndpoint> = {
  endpoint: hiddenModeEndpoint,
  reads: 'API-40: hidden_mode is the one sent',
  repeatable: true,
  watch:
    ({ hidden_mode: sent }) =>
    async () => {
      const { hidden_mode } = await call(timelineEndpoint, {})
      return hidden_mode === sent ? { success: true, hidden_mode } : null
    },
}

export const resetTimelineWrite = defineUnread(
  resetTimelineEndpoint,
  'Only draws a new order, which the page reads again in any case.',
)

export const detailProfileWrite = defineUnread(
  detailProfileEndpoint,
  'Reads a profile; only its first view on a day counts, however often it is sent.',
)

export const leaveFootprintWrite = defineUnread(leaveFootprintEndpoint, 'No page of the visitor states it.')
