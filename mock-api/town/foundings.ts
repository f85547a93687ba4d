import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inSlices } from '../engine/steps.ts'
import { linkWorldFile } from '../engine/store/world-file.ts'
import { forkOf } from '../engine/table/table.ts'
import { createIds, passwords } from '../ids.ts'
import { createWorld, type World } from '../world/world.ts'
import type { WorldOptions } from './seed/found-world.ts'

type Options = Pick<WorldOptions, 'seed' | 'now' | 'members' | 'scenario'>

interface Founding {
  /** A world for the caller's use only, which begins as `origin`. */
  readonly world: World
  /** The town as founded; the same object for the same options while it is in memory. Never change it. */
  readonly origin: World
  /** Path of a world file with its content, which may be gone by now. */
  readonly file: string | undefined
}

/** Founds worlds and keeps the latest in memory, so that a reset of the same town shares its records. */
export class Foundings {
  private last: (Omit<Founding, 'world'> & { readonly key: string }) | undefined
  /** Folder of links to world files; without it each world writes its own. */
  dir: string | undefined
  private count = 0

  /** Returns a world as founded with these options. Servers of one process may request different worlds at once. */
  async world(options: Options): Promise<Founding> {
    const key = keyOf(options)
    const { origin, file } = this.last?.key === key ? this.last : await this.found(key, options)
    return { world: forkOf(origin), origin, file }
  }

  private async found(key: string, options: Options): Promise<Omit<Founding, 'world'>> {
    // Loaded lazily, because opening an existing world does not need it (P8).
    const { foundWorld } = await import('./seed/found-world.ts')
    const origin = createWorld()
    await inSlices(foundWorld(origin, { ...options, ids: createIds(() => options.seed), passwords }))
    origin.settings.update(1, { townSize: options.members })
    this.last = { key, origin, file: undefined }
    return this.last
  }

  /** Keeps a link to the world file of the latest founding: a world founded alike begins with it instead of writing it. */
  async keepFile(origin: World, path: string): Promise<void> {
    if (this.dir === undefined || this.last?.origin !== origin || this.last.file !== undefined) return
    this.count += 1
    const file = join(this.dir, `world-${this.count}.jsonl`)
    this.last = { ...this.last, file }
    await mkdir(this.dir, { recursive: true })
    await linkWorldFile(path, file)
  }
}

const keyOf = ({ seed, now, members, scenario }: Options) => JSON.stringify([seed, now, members, scenario])
