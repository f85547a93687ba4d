import { startDefaults } from '../src/contract/rules/start-options.ts'
import type { Foundings } from './town/foundings.ts'
import type { World } from './world/world.ts'

/** How a world was founded. */
export interface Founding {
  readonly seed: number
  readonly now: number
  /** Townspeople without the personas. */
  readonly members: number
  readonly scenario: string | undefined
}

/** Options of a founding; missing ones are as in the first or the present world. */
export type FoundingOptions = { readonly [Name in keyof Founding]?: Founding[Name] | undefined }

/** Returns the seed of a world, and the size of its town: its members without the personas. */
export function townOf(world: World): Pick<Founding, 'seed' | 'members'> {
  const { seed, townSize } = world.settings.get(1)
  return { seed, members: townSize ?? startDefaults.members }
}

interface Present {
  readonly foundings: Foundings
  readonly store: { readonly world: World }
  readonly time: { now(): number }
}

/** A founded world, and the first instant of its clock. */
interface FoundedWorld {
  readonly world: World
  readonly now: number
  /** World that `world` begins as, unchanged. */
  readonly origin: World
  readonly founding: Founding
}

/** Founds a world to replace the present one. Seed, size of the town and instant stay unless given (D-108). */
export async function foundAgain(present: Present, options: FoundingOptions): Promise<FoundedWorld> {
  const town = townOf(present.store.world)
  const founding = {
    seed: options.seed ?? town.seed,
    members: options.members ?? town.members,
    now: options.now ?? present.time.now(),
    scenario: options.scenario,
  }
  const { world, origin } = await present.foundings.world(founding)
  return { world, origin, now: founding.now, founding }
}
