import * as z from 'zod/mini'
import type { StoryAction } from '../../src/contract/control/storylines.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { fillFields, memberOf } from '../storylines/places.ts'
import { clockRoutes } from './clock-routes.ts'
import type { ControlContext, ControlRoute } from './define-control-route.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { callAsMember } from './operator/call-as-member.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { worldRoutes } from './world-routes.ts'

/** The control calls that a storyline may make. */
const playable: readonly ControlRoute[] = [
  ...clockRoutes,
  ...operatorRoutes,
  ...inspectionRoutes,
  ...worldRoutes,
]

/** Does what an action of a storyline says, by the very routes that serve it from outside. Throws when it is refused. */
export async function playAction(action: StoryAction, context: ControlContext): Promise<void> {
  const { world } = context.runtime.store
  const input = fillFields(world, action.input)
  if ('control' in action) {
    const route = playable.find(({ endpoint }) => endpoint.id === action.control)
    if (!route)
      throw new Error(`Failed to play the storyline: ${action.control} is no call that it may make.`)
    await route.run(z.parse(route.endpoint.request, input) as never, context)
  } else {
    const endpoint = endpoints.find(({ id }) => id === action.call)
    if (!endpoint) throw new Error(`Failed to play the storyline: there is no call ${action.call}.`)
    callAsMember(context.runtime, endpoint, memberOf(world, action.as), input as object)
  }
  await context.runtime.store.saved()
}
