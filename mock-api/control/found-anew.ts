import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'

interface Wish {
  readonly seed?: number | undefined
  readonly members?: number | undefined
  readonly now?: number | undefined
  readonly scenario?: string | undefined
}

/** Founds a world beside the present one; what is not wished for stays as it is: seed and instant. */
export async function foundAnew(
  { foundings, store, time }: Runtime,
  { members, scenario, ...wish }: Wish,
): Promise<{ world: World; now: number }> {
  const seed = wish.seed ?? store.world.settings.get(1).seed
  const now = wish.now ?? time.now()
  return { world: await foundings.world({ seed, now, members, scenario }), now }
}
