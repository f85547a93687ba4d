import * as calls from '../../../src/contract/calls/timeline.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { setHiddenMode } from './hidden-mode.ts'
import { timelineView } from './timeline-view.ts'
import { redrawTimeline, timelineOf } from './timeline.ts'

/** Routes of the timeline and the privacy mode (API-40 to API-42). */
export const timelineRoutes: readonly Route[] = [
  defineRoute(calls.timelineEndpoint, ({ world, me, ctx, apiOrigin }) =>
    timelineView(world, timelineOf(world, me, ctx), me, ctx.now, apiOrigin),
  ),

  defineRoute(calls.resetTimelineEndpoint, ({ world, me, ctx }) => {
    redrawTimeline(world, me, ctx.now)
    return { success: true as const }
  }),

  defineRoute(calls.hiddenModeEndpoint, ({ world, input, me }) => {
    const { hiddenMode } = setHiddenMode(world, me, input.hidden_mode)
    return { success: true as const, hidden_mode: hiddenMode }
  }),
]
