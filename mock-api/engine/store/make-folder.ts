import { existsSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StoreError } from './store-error.ts'

/** Makes a data folder and what lies above it; throws StoreError with one line when that cannot be. */
export async function makeFolder(dir: string): Promise<void> {
  try {
    // Step by step: with `recursive`, Node never comes back from a place that takes no folders (/proc).
    const parent = dirname(resolve(dir))
    if (!existsSync(dir) && !existsSync(parent)) await makeFolder(parent)
    await mkdir(dir)
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    const isThere = existsSync(dir) && statSync(dir).isDirectory()
    if (isThere && (cause as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StoreError(
      `Failed to use the data folder ${dir}: ${(cause as Error).message}. Choose another --data.`,
    )
  }
}

/** Makes a folder inside the data folder. Throws when the data folder is gone: making it anew would keep it from being put back. */
export async function makeSubfolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { mode: 0o700 })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
}
