import * as calls from '../../src/contract/control/stage.ts'
import { defineControlRoute, type ControlContext } from './define-control-route.ts'
import { sceneOfStory } from './storyline-routes.ts'

/** Who stands on the phones (D-141). Forgotten when a new world is founded. */
export const stageRoutes = [
  defineControlRoute(calls.readStage, (_, context) => context.stage.noted ?? stageOfStory(context)),
  defineControlRoute(calls.changeStage, (next, { stage, announce }) => {
    const isSame = JSON.stringify(stage.noted?.phones) === JSON.stringify(next.phones)
    if (!isSame) {
      stage.noted = next
      announce('stage')
    }
    return stage.noted ?? next
  }),
]

function stageOfStory(context: ControlContext): calls.NotedStage {
  const scene = sceneOfStory(context)
  const cast = Object.entries(scene?.cast ?? {}) as [keyof calls.NotedStage['phones'], string][]
  const phones = Object.fromEntries(
    cast.map(([phone, email]) => [phone, { email, page: scene?.pages[phone] ?? '/home' }]),
  )
  return { phones, by: null }
}
