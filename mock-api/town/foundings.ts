import { existsSync, linkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inSlices } from '../engine/steps.ts'
import { indexPathOf } from '../engine/store/generations.ts'
import { forkOf } from '../engine/table/tables.ts'
import { createIds } from '../world/ids.ts'
import { passwords } from '../world/passwords.ts'
import { createWorld, type World } from '../world/world.ts'
import type { WorldOptions } from './seed/found-world.ts'

type Options = Pick<WorldOptions, 'seed' | 'now' | 'members' | 'scenario'>

interface Founded {
  /** A world for the caller's use only, which begins as `origin`. */
  readonly world: World
  /** The town as founded; the same object for the same options while it is in memory. Never change it. */
  readonly origin: World
  /** Path of a world file with its content, which may be gone by now. */
  readonly file: string | undefined
}

/** Townspeople of all foundings in memory; the latest founding stays whatever its size. */
const cachedMembers = 3000

/** Founds worlds and keeps the latest in memory, so that worlds founded alike share its records. */
export class Foundings {
  /** By their options, oldest use first. */
  private readonly cached = new Map<string, Omit<Founded, 'world'> & { readonly members: number }>()
  private links = 0

  /**
   * @param shelf returns a folder for links to world files, which stay when their data folders are removed. Without it
   *   the files in the data folders serve.
   */
  constructor(private readonly shelf?: () => string) {}

  /** Returns a world as founded with these options. Servers of one process may request different worlds at once. */
  async world(options: Options): Promise<Founded> {
    const key = keyOf(options)
    const known = this.cached.get(key) ?? { ...(await this.found(options)), file: undefined }
    this.cached.delete(key)
    this.cached.set(key, known)
    this.forgetBeyondLimit()
    const { origin, file } = known
    return { world: forkOf(origin), origin, file }
  }

  private async found(options: Options) {
    // Loaded lazily, because opening an existing world does not need it (P8).
    const { foundWorld } = await import('./seed/found-world.ts')
    const origin = createWorld()
    await inSlices(foundWorld(origin, { ...options, ids: createIds(() => options.seed), passwords }))
    origin.settings.update(1, { townSize: options.members })
    return { origin, members: origin.members.size }
  }

  private forgetBeyondLimit(): void {
    let members = 0
    for (const [key, founding] of [...this.cached].toReversed()) {
      members += founding.members
      if (members <= cachedMembers || members === founding.members) continue
      this.cached.delete(key)
      if (this.shelf && founding.file !== undefined) removeLink(founding.file)
    }
  }

  /** Remembers the world file of an open world: a world founded alike begins with a link to it instead of writing it. */
  cacheFile(origin: World, path: string): void {
    for (const [key, founding] of this.cached)
      if (founding.origin === origin && (founding.file === undefined || !existsSync(founding.file)))
        this.cached.set(key, { ...founding, file: this.shelf ? this.linkOnShelf(path, this.shelf()) : path })
  }

  /** Links a world file with its index. Returns undefined when that fails, as from another disk. */
  private linkOnShelf(path: string, shelf: string): string | undefined {
    const link = join(shelf, `world-${(this.links += 1)}.jsonl`)
    try {
      linkSync(path, link)
      linkSync(indexPathOf(path), indexPathOf(link))
      return link
    } catch {
      removeLink(link)
      return undefined
    }
  }
}

function removeLink(path: string): void {
  for (const file of [path, indexPathOf(path)]) rmSync(file, { force: true })
}

const keyOf = ({ seed, now, members, scenario }: Options) => JSON.stringify([seed, now, members, scenario])
