import { inSlices } from './engine/steps.ts'
import { copyOf } from './engine/table/tables.ts'
import { createIds } from './ids.ts'
import { passwords } from './passwords.ts'
import type { WorldWish } from './seed/found-world.ts'
import { createWorld, type World } from './world/world.ts'

type Wish = Pick<WorldWish, 'seed' | 'now' | 'members' | 'scenario'>

/** A larger town is founded again each time it is asked for: to keep it would cost more memory than it saves time (P9). */
const keptMembers = 1000

/** Founds worlds, and keeps the one founded last: any number of worlds may begin with its records. */
export class Foundings {
  private last: { readonly wish: string; readonly world: World } | undefined

  /** A world of this wish. */
  async world({ seed, now, members, scenario }: Wish): Promise<World> {
    const wish = JSON.stringify([seed, now, members, scenario])
    if (this.last?.wish === wish) return copyOf(this.last.world)
    const world = createWorld()
    await this.fill(world, { seed, now, members, scenario })
    this.last = world.members.size > keptMembers ? undefined : { wish, world: copyOf(world) }
    return world
  }

  /** Founds the world of a wish in an empty one. */
  async fill(world: World, wish: Wish): Promise<void> {
    // Who opens an existing world does not load what only a founding needs (P8).
    const { foundWorld } = await import('./seed/found-world.ts')
    const ids = createIds(() => wish.seed)
    await inSlices(foundWorld(world, { ...wish, ids, passwords }))
  }
}
