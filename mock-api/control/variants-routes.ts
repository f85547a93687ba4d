import * as calls from '../../src/contract/control/worlds/variants.ts'
import { readVariants } from '../../src/contract/enums/variants.ts'
import type { World } from '../world/world.ts'
import { defineControlRoute } from './define-control-route.ts'

/** Switches between versions of the service (D-54). */
export const variantsRoutes = [
  defineControlRoute(calls.readVariants, (_, { world }) => variantsView(world)),
  defineControlRoute(calls.changeVariants, ({ testPlan, ...changed }, { runtime, announce, world }) => {
    runtime.store.transact(() => {
      const settings = world.settings.get(1)
      world.settings.update(1, {
        variants: { ...settings.variants, ...changed },
        testPlan: testPlan ?? settings.testPlan,
      })
    })
    announce('variants')
    return variantsView(world)
  }),
]

function variantsView({ settings }: World) {
  const { variants, testPlan } = settings.get(1)
  return { ...readVariants(variants), testPlan }
}
