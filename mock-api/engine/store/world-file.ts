import { open, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Adapter } from 'lowdb'
import type { World } from '../../world/world.ts'
import type { Noted } from './indexed-rows.ts'
import { parseWorld } from './parse-world.ts'
import { StoreError } from './store-error.ts'
import { piecesOf } from './world-pieces.ts'

/**
 * lowdb adapter of one generation of the world file. Lines: a header, one line per record (`table JSON`) in table order
 * and by id, and a trailer with the checksum of everything above. The same world always gives the same bytes (D-05).
 *
 * Beside it goes an index file, by which records can be found and indexed without reading them. It says nothing that the
 * world file does not say and may be missing.
 *
 * Writing yields between pieces, so that a large world never stalls requests. Changes made meanwhile may or may not be
 * in the file; they are in the journal that begins with this generation, whose replay makes it exact.
 */
export class WorldFile implements Adapter<World> {
  constructor(
    readonly path: string,
    private readonly noted: Noted = {},
  ) {}

  get indexPath(): string {
    return join(dirname(this.path), basename(this.path).replace('world', 'index'))
  }

  /** Reads and checks the whole file. Null when it does not exist; throws StoreError when it is damaged. */
  async read(): Promise<World | null> {
    let bytes: Buffer
    try {
      bytes = await readFile(this.path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw new StoreError(`Failed to read ${this.path}: ${String(cause)}. Check the folder's rights.`)
    }
    return parseWorld(bytes, this.path)
  }

  async write(world: World): Promise<void> {
    const file = await open(`${this.path}.tmp`, 'w')
    const index = await open(`${this.indexPath}.tmp`, 'w')
    try {
      for (const piece of piecesOf(world, this.noted)) {
        await file.appendFile(piece.world)
        if (piece.index.length > 0) await index.appendFile(piece.index)
        await setImmediate()
      }
      await file.sync()
    } finally {
      await index.close()
      await file.close()
    }
    // The index needs no care: one that does not fit its world file is not used.
    await rename(`${this.indexPath}.tmp`, this.indexPath)
    await rename(`${this.path}.tmp`, this.path)
    await syncFolder(dirname(this.path))
  }
}

/** The whole world file as one text, for capsules and comparisons. */
export function worldText(world: World): string {
  return Buffer.concat([...piecesOf(world)].map((piece) => piece.world)).toString('utf8')
}

/** A renamed file is safe only when its folder is on the disk too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
