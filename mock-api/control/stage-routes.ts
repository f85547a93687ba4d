import * as calls from '../../src/contract/control/stage.ts'
import type { Runtime } from '../runtime.ts'
import { defineControlRoute } from './define-control-route.ts'
import { findMoment } from './request/find-moment.ts'

/** Who stands on the phones at the present moment (D-141). */
export const stageRoutes = [
  defineControlRoute(calls.readStage, (_, { runtime }) => stageView(runtime)),
  defineControlRoute(calls.changeStage, ({ phones }, { runtime }) => {
    runtime.history.stage.report(phones)
    return stageView(runtime)
  }),
  defineControlRoute(calls.keepStage, ({ moment, stage }, { runtime }) => {
    runtime.history.moments.keepStage(findMoment(runtime, moment), stage)
    return { success: true as const }
  }),
]

const stageView = ({ history: { stage } }: Runtime) => ({
  world: stage.worlds,
  phones: stage.phones,
  whole: stage.whole,
})
