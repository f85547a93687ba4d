import { inSlices } from '../engine/steps.ts'
import { copyOf } from '../engine/table/table.ts'
import { createIds, passwords } from '../ids.ts'
import { createWorld, type World } from '../world/world.ts'
import type { WorldOptions } from './seed/found-world.ts'

type Options = Pick<WorldOptions, 'seed' | 'now' | 'members' | 'scenario'>

/** A founded world, and the name of its bytes: foundings of one key are the same bytes. */
export interface Founding {
  readonly key: string
  readonly world: World
}

/** Founds worlds and keeps the latest, so that a reset of the same town shares its records instead of founding it again. */
export class Foundings {
  private last: Founding | undefined

  /** Returns a world that nobody else changes. */
  async world(options: Options): Promise<Founding> {
    const key = keyOf(options)
    if (this.last?.key !== key) await this.fill(createWorld(), options)
    const { world } = this.last as Founding
    return { key, world: copyOf(world) }
  }

  /** Founds a world in an empty one and returns its key. */
  async fill(world: World, options: Options): Promise<string> {
    // Imported here, because opening an existing world needs none of it (P8).
    const { foundWorld } = await import('./seed/found-world.ts')
    const ids = createIds(() => options.seed)
    await inSlices(foundWorld(world, { ...options, ids, passwords }))
    world.settings.update(1, { townSize: options.members })
    const key = keyOf(options)
    this.last = { key, world: copyOf(world) }
    return key
  }
}

const keyOf = ({ seed, now, members, scenario }: Options) => JSON.stringify([seed, now, members, scenario])
