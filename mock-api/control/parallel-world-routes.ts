import { closeWorld, listWorlds, openWorld } from '../../src/contract/control/worlds/parallel-worlds.ts'
import { localOrigins } from '../../src/contract/rules/hosts.ts'
import { mostWorlds } from '../tools/worlds/worlds.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'
import { readOptionalInstant } from './request/read-instant.ts'
import { requireScenario } from './request/require-scenario.ts'

/** Worlds beside the first one of this server. */
export const parallelWorldRoutes = [
  defineControlRoute(openWorld, async ({ now, ...rest }, { worlds, site }) => {
    if (worlds.isFull)
      throw new ControlError(
        'too-many-worlds',
        `Failed to open a world: ${mostWorlds} are open. End one with DELETE /__control/worlds/:name.`,
      )
    requireScenario(rest.scenario)
    return worldView(await worlds.add({ ...rest, now: readOptionalInstant(now) }), site.port())
  }),
  defineControlRoute(listWorlds, (_, { worlds, site }) => worlds.list().map((world) => worldView(world, site.port()))),
  defineControlRoute(closeWorld, async ({ name }, { worlds }) => {
    if (await worlds.remove(name)) return { success: true as const }
    throw new ControlError('unknown-world', `Failed to end a world: there is no ${name}. See GET /__control/worlds.`)
  }),
]

function worldView({ name, url }: { readonly name: string; readonly url: string }, port: number) {
  const { phones, workbench } = localOrigins(port, name)
  return { name, url, phones: [...phones], workbench }
}
