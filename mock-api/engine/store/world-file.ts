import { renameSync } from 'node:fs'
import { type FileHandle, link, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { inSlices } from '../steps.ts'
import type { Tables } from '../table/tables.ts'
import { flushFile, syncFolder } from './flush.ts'
import { draftOf, indexPathOf } from './generations.ts'
import { parseWorld } from './parse-world.ts'
import { StoreError } from './store-error.ts'
import type { WorldFormat } from './world-format.ts'
import { type Piece, piecesOf } from './world-pieces.ts'

/**
 * One generation of the world file: a header, one line per record (`table JSON`) ordered by table and id, and a trailer
 * with the checksum of all lines above. The same world always gives the same bytes (D-05).
 *
 * An index file beside it allows finding and indexing records without reading them. It is derived from the world file
 * and may be missing.
 *
 * Writing yields between pieces, so that a large world never stalls requests. The file may or may not contain changes
 * made meanwhile. The journal of this generation contains them, and replaying it gives the exact state.
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

  /**
   * @param beforePiece called before the next records are read, because the journal must contain everything in the file
   */
  async write(world: Tables, beforePiece?: () => void): Promise<void> {
    await this.writeDraft(world, beforePiece)
    this.publish()
    await syncFolder(dirname(this.path))
  }

  /** Writes both files under temporary names until `publish`. */
  async writeDraft(world: Tables, beforePiece = () => {}): Promise<void> {
    const file = await open(draftOf(this.path), 'w')
    const index = await open(draftOf(this.indexPath), 'w').catch(async (cause: unknown) => {
      await file.close()
      await this.discardDraft()
      throw cause
    })
    try {
      beforePiece()
      const drafts = new PieceWriter(file, index)
      for (const piece of piecesOf(world, this.format)) {
        await drafts.add(piece)
        await setImmediate()
        beforePiece()
      }
      await drafts.write()
      await flushFile(file)
    } catch (cause) {
      await this.discardDraft()
      throw cause
    } finally {
      await index.close()
      await file.close()
    }
  }

  /** Creates the drafts as links to another world file. Returns false, without drafts, when that fails, as on another disk. */
  async linkDraftFrom(path: string): Promise<boolean> {
    try {
      await link(path, draftOf(this.path))
      await link(indexPathOf(path), draftOf(this.indexPath))
      return true
    } catch {
      await this.discardDraft()
      return false
    }
  }

  /** Gives both files their names. Throws only when the world file has none, because it must not stay alone then. */
  publish(): void {
    renameSync(draftOf(this.path), this.path)
    try {
      renameSync(draftOf(this.indexPath), this.indexPath)
    } catch {
      // A lost index is harmless: the world file is then read whole.
    }
  }

  /** Removes unpublished drafts, which would keep a full disk full. */
  async discardDraft(): Promise<void> {
    for (const path of [this.path, this.indexPath]) await rm(draftOf(path), { force: true })
  }
}

/** Bytes per write; writing each piece by itself costs more than making it. */
const writtenAtOnce = 256 * 1024

/** Appends pieces to a world file and its index file, many at once. */
class PieceWriter {
  private waiting: Piece[] = []
  /** Bytes of the waiting pieces for the world file. */
  private bytes = 0

  constructor(
    private readonly world: FileHandle,
    private readonly index: FileHandle,
  ) {}

  async add(piece: Piece): Promise<void> {
    this.waiting.push(piece)
    this.bytes += piece.world.length
    if (this.bytes >= writtenAtOnce) await this.write()
  }

  /** Writes the waiting pieces. */
  async write(): Promise<void> {
    await this.world.appendFile(Buffer.concat(this.waiting.map((piece) => piece.world)))
    await this.index.appendFile(Buffer.concat(this.waiting.map((piece) => piece.index)))
    this.waiting = []
    this.bytes = 0
  }
}
