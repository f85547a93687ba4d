import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'

interface FoundingOptions {
  readonly seed?: number | undefined
  readonly members?: number | undefined
  readonly now?: number | undefined
  readonly scenario?: string | undefined
}

/** Founds a world beside the present one; what is not given stays as it is: seed and instant. */
export async function foundAnew(
  { foundings, store, time }: Runtime,
  { members, scenario, ...options }: FoundingOptions,
): Promise<{ world: World; now: number }> {
  const seed = options.seed ?? store.world.settings.get(1).seed
  const now = options.now ?? time.now()
  return { world: await foundings.world({ seed, now, members, scenario }), now }
}
