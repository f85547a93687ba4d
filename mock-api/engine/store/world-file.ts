import { constants, renameSync } from 'node:fs'
import { copyFile, open, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { inSlices } from '../steps.ts'
import type { Tables } from '../table/tables.ts'
import { StoreError } from './files.ts'
import { parseWorld } from './parse-world.ts'
import type { WorldFormat } from './world-format.ts'
import { piecesOf, type Piece } from './world-pieces.ts'

/** Bytes written together: a write of its own for each piece takes longer than making the piece. */
const writtenAtOnce = 256 * 1024

/**
 * One generation of the world file. Lines: a header, one line per record (`table JSON`) in table order
 * and by id, and a trailer with the checksum of everything above. The same world always gives the same bytes (D-05).
 *
 * Beside it goes an index file, by which records can be found and indexed without reading them. It says nothing that the
 * world file does not say and may be missing.
 *
 * Writing yields between pieces, so that a large world never stalls requests. Changes made meanwhile may or may not be
 * in the file; they are in the journal that begins with this generation, whose replay makes it exact.
 */
export class WorldFile<W extends Tables> {
  constructor(
    readonly path: string,
    readonly format: WorldFormat<W>,
  ) {}

  get indexPath(): string {
    return indexPathOf(this.path)
  }

  /** Reads and checks the whole file. Throws StoreError when it is missing or damaged. */
  async read(): Promise<W> {
    let bytes: Buffer
    try {
      bytes = await readFile(this.path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
        throw new StoreError(`Failed to open ${this.path}: it is missing. Restore a copy.`)
      throw new StoreError(`Failed to read ${this.path}: ${String(cause)}. Check the folder's rights.`)
    }
    return await inSlices(parseWorld(this.format, bytes, { name: this.path, origin: 'own' }))
  }

  /** @param beforePiece called before the next records are read: what is in the file must be in the journal, too */
  async write(world: Tables, beforePiece?: () => void): Promise<void> {
    await this.writeDraft(world, beforePiece)
    this.publish()
    await syncFolder(dirname(this.path))
  }

  /** Writes both files under other names: nobody finds them until they are published. */
  async writeDraft(world: Tables, beforePiece = () => {}): Promise<void> {
    const file = await open(`${this.path}.tmp`, 'w')
    const index = await open(`${this.indexPath}.tmp`, 'w')
    try {
      beforePiece()
      let waiting: Piece[] = []
      let bytes = 0
      const write = async () => {
        await file.appendFile(Buffer.concat(waiting.map((piece) => piece.world)))
        await index.appendFile(Buffer.concat(waiting.map((piece) => piece.index)))
        waiting = []
        bytes = 0
      }
      for (const piece of piecesOf(world, this.format)) {
        waiting.push(piece)
        bytes += piece.world.length
        if (bytes >= writtenAtOnce) await write()
        await setImmediate()
        beforePiece()
      }
      await write()
      await file.sync()
    } catch (cause) {
      await this.discardDraft()
      throw cause
    } finally {
      await index.close()
      await file.close()
    }
  }

  /** Makes the draft a copy of another world file. False, with no draft, when that fails. */
  async copyDraftFrom(path: string): Promise<boolean> {
    const draft = `${this.path}.tmp`
    try {
      await copyFile(path, draft, constants.COPYFILE_FICLONE)
      await copyFile(indexPathOf(path), `${this.indexPath}.tmp`, constants.COPYFILE_FICLONE)
      await syncFile(draft)
      return true
    } catch {
      await this.discardDraft()
      return false
    }
  }

  /** Gives the written files their names, in one step. */
  publish(): void {
    renameSync(`${this.path}.tmp`, this.path)
    // The index needs no care: without it, or with one that does not fit, the world file is read whole.
    renameSync(`${this.indexPath}.tmp`, this.indexPath)
  }

  /** Removes what was written and not published: on a full disk it would keep it full. */
  async discardDraft(): Promise<void> {
    for (const path of [this.path, this.indexPath]) await rm(`${path}.tmp`, { force: true })
  }
}

export function indexPathOf(worldPath: string): string {
  return join(dirname(worldPath), basename(worldPath).replace('world', 'index'))
}

/** The whole world file as one text, for capsules and comparisons. */
export function worldText(world: Tables, format: WorldFormat): string {
  return Buffer.concat([...piecesOf(world, format)].map((piece) => piece.world)).toString('utf8')
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A renamed file is safe only when its folder is on the disk too. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
