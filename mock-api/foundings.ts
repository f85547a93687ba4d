import { inSlices } from './engine/steps.ts'
import { copyOf } from './engine/table/tables.ts'
import { createIds } from './ids.ts'
import { passwords } from './passwords.ts'
import type { WorldOptions } from './seed/found-world.ts'
import { createWorld, type World } from './world/world.ts'

type Options = Pick<WorldOptions, 'seed' | 'now' | 'members' | 'scenario'>

/** A larger town is founded again each time it is asked for: to keep it would cost more memory than it saves time (P9). */
const keptMembers = 1000

/** Founds worlds, and keeps the one founded last: any number of worlds may begin with its records. */
export class Foundings {
  private last: { readonly key: string; readonly world: World } | undefined

  /** A world with these options. */
  async world({ seed, now, members, scenario }: Options): Promise<World> {
    const key = JSON.stringify([seed, now, members, scenario])
    if (this.last?.key === key) return copyOf(this.last.world)
    const world = createWorld()
    await this.fill(world, { seed, now, members, scenario })
    this.last = world.members.size > keptMembers ? undefined : { key, world: copyOf(world) }
    return world
  }

  /** Founds a world in an empty one. */
  async fill(world: World, options: Options): Promise<void> {
    // Who opens an existing world does not load what only a founding needs (P8).
    const { foundWorld } = await import('./seed/found-world.ts')
    const ids = createIds(() => options.seed)
    await inSlices(foundWorld(world, { ...options, ids, passwords }))
  }
}
