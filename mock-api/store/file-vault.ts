import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ids } from '../domain/context.ts'
import type { FileVault } from '../http/serve.ts'

/** Pictures in two folders beside the world: photos, which are served, and age documents, which never are (IMP-05). */
export class FolderVault implements FileVault {
  constructor(
    private readonly dir: string,
    private readonly ids: Ids,
  ) {}

  /** Stores bytes under a name drawn from their content and the world's secret, and returns the name. */
  async save(kind: 'uploads' | 'documents', bytes: Uint8Array, extension: string): Promise<string> {
    const digest = createHash('sha256').update(bytes).digest('base64url')
    const name = `${this.ids.token('file', kind, digest)}.${extension}`
    const folder = join(this.dir, kind)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${name}.tmp`), bytes)
    await rename(join(folder, `${name}.tmp`), join(folder, name))
    return name
  }

  /** The bytes of a stored file; undefined for an unknown or malformed name. */
  async read(kind: 'uploads' | 'documents', name: string): Promise<Uint8Array | undefined> {
    if (!/^[\w-]+\.[a-z]+$/.test(name)) return undefined
    return readFile(join(this.dir, kind, name)).catch(() => undefined)
  }
}
