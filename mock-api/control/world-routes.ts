import packageJson from '../../package.json' with { type: 'json' }
import { controlVersion, readReady } from '../../src/contract/control/version.ts'
import { listScenarios, readFounding, resetWorld } from '../../src/contract/control/worlds/founding.ts'
import { readStorage } from '../../src/contract/control/worlds/storage.ts'
import { damageText } from '../../src/contract/rules/damage.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { RequestOf } from '../../src/contract/wire/endpoint.ts'
import { foundAgain, townOf } from '../founding.ts'
import { scenarios } from '../tools/storylines/built-in.ts'
import { type ControlContext, defineControlRoute } from './define-control-route.ts'
import { readOptionalInstant } from './request/read-instant.ts'
import { requireScenario } from './request/require-scenario.ts'

/** The present world: what it is, where it is stored, and another one in its place. */
export const worldRoutes = [
  defineControlRoute(readReady, (_, { runtime, site, world }) => ({
    version: packageJson.version,
    control: controlVersion,
    world: { name: site.world ?? '', ...townOf(world) },
    now: tokyoIso(runtime.time.now()),
    mode: runtime.clock.state.mode,
  })),

  defineControlRoute(listScenarios, () => [...scenarios()]),

  defineControlRoute(resetWorld, reset),

  defineControlRoute(readFounding, (_, { runtime }) => {
    const moment = runtime.history.moments.beginning
    const founding = moment && runtime.founded.get(moment)
    if (!founding) return null
    const { seed, now, members, scenario = null } = founding
    return { seed, now: tokyoIso(now), members, scenario, moment: moment.id }
  }),

  defineControlRoute(readStorage, (_, { runtime }) => ({
    folder: runtime.dataDir,
    problem: runtime.store.folder.health.check() ?? null,
    damage: runtime.damage.map((found) => ({ ...found, text: damageText(found) })),
  })),
]

/** Founds a world in place of the present one; `clean` removes the faults, too. */
async function reset({ clean = false, now, ...given }: RequestOf<typeof resetWorld>, context: ControlContext) {
  const { runtime, faults, announce, world } = context
  requireScenario(given.scenario)
  const options = { ...given, now: readOptionalInstant(now) }
  const replaced = await runtime.replaceWorld('reset', () => foundAgain(runtime, options))
  if (clean) {
    faults.replace([])
    announce('faults')
  }
  // Workbenches report their phones again. One that opens later shows the people of a first visit.
  runtime.history.stage.clear()
  announce('world')
  const { seed, members: townSize } = townOf(world)
  // Loaded lazily, and here already: the founding needed it.
  const { sizeOfTown } = await import('../town/seed/found-world.ts')
  const members = sizeOfTown({ members: townSize, scenario: given.scenario })
  return { now: tokyoIso(replaced.now), seed, members, scenario: given.scenario ?? null, moment: replaced.moment }
}
