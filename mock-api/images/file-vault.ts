import { createHash } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSubfolder } from '../engine/store/files.ts'

/** uploads: photos that members see. documents: age documents, for the operator desk only (API-17). */
export type VaultKind = 'uploads' | 'documents'

/** Draws unguessable names; the secret behind it belongs to the world (D-05). */
interface NameSource {
  token(...parts: readonly (string | number)[]): string
}

/** The name of a picture: a keyed hash of its content. */
export function pictureName(names: NameSource, kind: VaultKind, bytes: Uint8Array, extension: string): string {
  return `${names.token(kind, createHash('sha256').update(bytes).digest('hex'))}.${extension}`
}

/** What `pictureName` makes, and all that is kept and opened: no name can leave its folder. */
const namePattern = /^[\w-]{22}\.(?:jpg|png|webp)$/

/**
 * Pictures beside the world file, each in a file of its own. A name is a keyed hash of the content: it cannot be guessed
 * without the picture (IMP-05), and the same calls give the same names (D-05). Files are never changed nor deleted, so
 * that a rewound world finds its pictures again (D-04).
 */
export class FolderVault {
  private writes = 0

  constructor(
    private readonly dataDir: string,
    private readonly names: NameSource,
  ) {}

  /** Stores bytes whole or not at all; on disk for good when it resolves. Resolves to the name. */
  async save(kind: VaultKind, bytes: Uint8Array, extension: string): Promise<string> {
    const name = pictureName(this.names, kind, bytes, extension)
    await this.keep(kind, name, bytes)
    return name
  }

  /** Stores a picture of another folder under the name that it has there. */
  async keep(kind: VaultKind, name: string, bytes: Uint8Array): Promise<void> {
    if (!namePattern.test(name)) throw new Error(`Failed to store a picture: ${name} is no name of one.`)
    const folder = join(this.dataDir, kind)
    this.writes += 1
    const temporary = join(folder, `.${process.pid}-${this.writes}.tmp`)
    try {
      await makeSubfolder(folder)
      const file = await open(temporary, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, join(folder, name))
    } catch (cause) {
      await rm(temporary, { force: true })
      throw new Error(`Failed to store a picture in ${folder}. Check its rights and the free space.`, {
        cause,
      })
    }
  }

  /** The bytes under a name, or undefined when there are none. */
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
