import { startDefaults } from '../../src/contract/rules/start-options.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'

interface FoundingOptions {
  readonly seed?: number | undefined
  readonly members?: number | undefined
  readonly now?: number | undefined
  readonly scenario?: string | undefined
}

/** Founds a world beside the present one. Seed, size of the town and instant stay unless they are given (D-108). */
export async function foundAnew(
  { foundings, store, time }: Runtime,
  { scenario, ...options }: FoundingOptions,
): Promise<{ world: World; now: number; fileKey: string }> {
  const present = store.world.settings.get(1)
  const seed = options.seed ?? present.seed
  const members = options.members ?? present.townSize ?? startDefaults.members
  const now = options.now ?? time.now()
  const { world, key } = await foundings.world({ seed, now, members, scenario })
  return { world, now, fileKey: key }
}
