import * as z from 'zod/mini'
import packageJson from '../../package.json' with { type: 'json' }
import { listOutbox } from '../../src/contract/control/outbox.ts'
import { controlVersion, readReady } from '../../src/contract/control/version.ts'
import { listScenarios, readFounding, resetWorld } from '../../src/contract/control/worlds/founding.ts'
import { closeWorld, listWorlds, openWorld } from '../../src/contract/control/worlds/parallel-worlds.ts'
import { readStorage } from '../../src/contract/control/worlds/storage.ts'
import { changeVariants, readVariants } from '../../src/contract/control/worlds/variants.ts'
import { type VariantName, variants, variantsSchema } from '../../src/contract/enums/variants.ts'
import { damageText } from '../../src/contract/rules/damage.ts'
import { localOrigins, withPort } from '../../src/contract/rules/hosts.ts'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { linkStateOf } from '../features/auth/mailed-link.ts'
import type { NextWorld, Runtime } from '../runtime.ts'
import { scenarios } from '../tools/storylines/built-in.ts'
import { type FoundingOptions, mostWorlds } from '../tools/worlds/worlds.ts'
import type { Mail } from '../world/records/auth.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute, readInstant } from './define-control-route.ts'

/** Replaces the present world by a new one. Seed, size of the town and instant stay unless given (D-108). */
export async function foundAgain(
  { foundings, store, time }: Runtime,
  { scenario, ...options }: FoundingOptions,
): Promise<NextWorld> {
  const present = store.world.settings.get(1)
  const seed = options.seed ?? present.seed
  const members = options.members ?? present.townSize ?? startDefaults.members
  const now = options.now ?? time.now()
  const { world, origin } = await foundings.world({ seed, now, members, scenario })
  return { world, origin, now, founding: { seed, now, members, scenario } }
}

export const worldRoutes = [
  defineControlRoute(readReady, (_, { runtime, site }) => {
    const { seed, townSize = startDefaults.members } = runtime.store.world.settings.get(1)
    return {
      version: packageJson.version,
      control: controlVersion,
      world: { name: site.world ?? '', seed, members: townSize },
      now: tokyoIso(runtime.time.now()),
      mode: runtime.clock.state.mode,
    }
  }),

  defineControlRoute(listScenarios, () => [...scenarios()]),

  defineControlRoute(openWorld, async ({ now, ...rest }, { worlds, site }) => {
    if (worlds.isFull)
      throw new ControlError(
        'too-many-worlds',
        `Failed to open a world: ${mostWorlds} are open. End one with DELETE /__control/worlds/:name.`,
      )
    requireScenario(rest.scenario)
    const at = now === undefined ? undefined : readInstant(now)
    return worldView(await worlds.add({ ...rest, now: at }), site.port())
  }),
  defineControlRoute(listWorlds, (_, { worlds, site }) => worlds.list().map((place) => worldView(place, site.port()))),
  defineControlRoute(closeWorld, async ({ name }, { worlds }) => {
    if (await worlds.remove(name)) return { success: true as const }
    throw new ControlError('unknown-world', `Failed to end a world: there is no ${name}. See GET /__control/worlds.`)
  }),

  defineControlRoute(resetWorld, async (request, { runtime, faults, announce }) => {
    const { scenario, clean = false } = request
    requireScenario(scenario)
    const at = request.now === undefined ? undefined : readInstant(request.now)
    const { now, moment } = await runtime.replaceWorld('reset', () =>
      foundAgain(runtime, { seed: request.seed, now: at, members: request.members, scenario }),
    )
    if (clean) {
      faults.replace([])
      announce('faults')
    }
    // Workbenches report their phones again. One that opens later shows the people of a first visit.
    runtime.history.stage.clear()
    announce('world')
    const { seed, townSize = startDefaults.members } = runtime.store.world.settings.get(1)
    // Loaded lazily, and here already: the founding needed it.
    const { sizeOfTown } = await import('../town/seed/found-world.ts')
    const members = sizeOfTown({ members: townSize, scenario })
    return { now: tokyoIso(now), seed, members, scenario: scenario ?? null, moment }
  }),

  defineControlRoute(readFounding, async (_, { runtime }) => {
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

  defineControlRoute(listOutbox, (_, { runtime }) =>
    [...runtime.store.world.mails.all()]
      .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
      .map((mail) => mailView(mail, runtime)),
  ),

  defineControlRoute(readVariants, (_, { runtime }) => variantsView(runtime)),
  defineControlRoute(changeVariants, ({ testPlan, ...changed }, { runtime, announce }) => {
    runtime.store.transact((world) => {
      const settings = world.settings.get(1)
      const chosen = Object.entries(changed).filter(([, value]) => value !== undefined)
      world.settings.update(1, {
        variants: { ...settings.variants, ...(Object.fromEntries(chosen) as Record<string, string>) },
        testPlan: testPlan ?? settings.testPlan,
      })
    })
    announce('variants')
    return variantsView(runtime)
  }),
]

/** Throws ControlError for the key of no scenario. */
function requireScenario(scenario: string | undefined): void {
  if (scenario === undefined || scenarios().some(({ key }) => key === scenario)) return
  throw new ControlError(
    'unknown-scenario',
    `Failed to found a world: there is no scenario ${scenario}. See GET /__control/scenarios.`,
  )
}

const worldView = ({ name, url }: { readonly name: string; readonly url: string }, port: number) => {
  const { phones, workbench } = localOrigins(port, name)
  return { name, url, phones: [...phones], workbench }
}

function mailView(mail: Mail, runtime: Runtime) {
  const port = runtime.port()
  const { id, to, subject, text, links, createdAt } = mail
  const opened = links.map((link) => ({
    address: withPort(link, port),
    state: linkStateOf(runtime.store.world, mail, link, runtime.context()),
  }))
  return { id, to, subject, text: withPort(text, port), links: opened, at: tokyoIso(createdAt) }
}

function variantsView(runtime: Runtime) {
  const { testPlan } = runtime.store.world.settings.get(1)
  const names = Object.keys(variants) as VariantName[]
  const values = Object.fromEntries(names.map((name) => [name, runtime.variant(name)]))
  return { ...z.parse(variantsSchema, values), testPlan }
}
