import { createHash } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFile, syncFolder } from '../engine/store/flush.ts'
import { makeSubfolder } from '../engine/store/folders.ts'

/** `uploads`: photos that members see. `documents`: age documents, for the operator desk only (API-17). */
export type VaultKind = 'uploads' | 'documents'

/** Hashes with a secret of the world into unguessable names (D-05). */
interface NameSource {
  token(...parts: readonly (string | number)[]): string
}

/** Returns the name of a picture: a keyed hash of its content. */
export function pictureName(names: NameSource, kind: VaultKind, bytes: Uint8Array, extension: string): string {
  return `${names.token(kind, createHash('sha256').update(bytes).digest('hex'))}.${extension}`
}

/** Names made by `pictureName`; all others are refused, so that no name leaves the folder. */
const namePattern = /^[\w-]{22}\.(?:jpg|png|webp)$/

/**
 * Pictures beside the world file, one file each. Names are keyed hashes of the content: unguessable without the picture
 * (IMP-05), and the same for the same requests (D-05). Files are never changed or deleted, so that a restored world
 * finds its pictures (D-04).
 */
export class FolderVault {
  private writes = 0

  constructor(
    private readonly dataDir: string,
    private readonly names: NameSource,
  ) {}

  /** Stores bytes atomically and returns their name; they are on disk when it resolves. */
  async save(kind: VaultKind, bytes: Uint8Array, extension: string): Promise<string> {
    const name = pictureName(this.names, kind, bytes, extension)
    await this.put(kind, name, bytes)
    return name
  }

  /** Stores bytes under the name that they have, for example in a capsule. Throws for a name that is none of ours. */
  async put(kind: VaultKind, name: string, bytes: Uint8Array): Promise<void> {
    if (!namePattern.test(name)) throw new Error(`Failed to store a picture: ${name} is not a picture name.`)
    const folder = join(this.dataDir, kind)
    this.writes += 1
    const temporary = join(folder, `.${process.pid}-${this.writes}.tmp`)
    try {
      await makeSubfolder(folder)
      await writeFlushed(temporary, bytes)
      await rename(temporary, join(folder, name))
      await syncFolder(folder)
    } catch (cause) {
      await rm(temporary, { force: true })
      throw new Error(`Failed to store a picture in ${folder}. Check its rights and the free space.`, {
        cause,
      })
    }
  }

  async read(kind: VaultKind, name: string): Promise<Uint8Array | undefined> {
    if (!namePattern.test(name)) return undefined
    try {
      return await readFile(join(this.dataDir, kind, name))
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw cause
    }
  }
}

/** Writes a file; its bytes are on disk when it resolves. */
async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await flushFile(file)
  } finally {
    await file.close()
  }
}
