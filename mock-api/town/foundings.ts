import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inSlices } from '../engine/steps.ts'
import { linkWorldFile } from '../engine/store/world-file.ts'
import { copyOf } from '../engine/table/table.ts'
import { createIds, passwords } from '../ids.ts'
import { createWorld, type World } from '../world/world.ts'
import type { WorldOptions } from './seed/found-world.ts'

type Options = Pick<WorldOptions, 'seed' | 'now' | 'members' | 'scenario'>

/** A founded world with a key for its bytes: the same key means the same bytes. */
export interface Founding {
  readonly key: string
  readonly world: World
  /** Path of a world file with these bytes, which may be gone by now. */
  readonly file?: string | undefined
}

/** Founds worlds and caches the latest, so that a reset of the same town shares its records. */
export class Foundings {
  private last: Founding | undefined
  /** Folder of links to world files; without it each world writes its own. */
  dir: string | undefined
  private count = 0

  /** Returns a world for the caller's use only. Servers of one process may request different worlds at once. */
  async world(options: Options): Promise<Founding> {
    const key = keyOf(options)
    if (this.last?.key === key) return { ...this.last, world: copyOf(this.last.world) }
    // Loaded lazily, because opening an existing world does not need it (P8).
    const { foundWorld } = await import('./seed/found-world.ts')
    const world = createWorld()
    await inSlices(foundWorld(world, { ...options, ids: createIds(() => options.seed), passwords }))
    world.settings.update(1, { townSize: options.members })
    this.last = { key, world: copyOf(world) }
    return { key, world }
  }

  /** Keeps a link to the world file of the latest founding: a world founded alike begins with it instead of writing it. */
  async keepFile(key: string, path: string): Promise<void> {
    if (this.dir === undefined || this.last?.key !== key || this.last.file !== undefined) return
    this.count += 1
    const file = join(this.dir, `world-${this.count}.jsonl`)
    this.last = { ...this.last, file }
    await mkdir(this.dir, { recursive: true })
    await linkWorldFile(path, file)
  }
}

const keyOf = ({ seed, now, members, scenario }: Options) => JSON.stringify([seed, now, members, scenario])
