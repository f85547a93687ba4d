import { existsSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StoreError } from './store-error.ts'

/** Creates a folder with the folders above it. Throws StoreError. */
export async function makeFolder(dir: string): Promise<void> {
  // One level at a time: with `recursive`, Node never returns for a path below /proc.
  const missing = [dir]
  for (let above = dirname(resolve(dir)); !existsSync(above); above = dirname(above)) missing.unshift(above)
  for (const path of missing) await makeLevel(path)
}

async function makeLevel(dir: string): Promise<void> {
  try {
    await mkdir(dir)
  } catch (cause) {
    if (existsSync(dir) && statSync(dir).isDirectory()) return
    throw new StoreError(`Failed to use the data folder ${dir}: ${(cause as Error).message}. Choose another --data.`, {
      cause,
    })
  }
}

/** Creates a folder inside the data folder. Throws when the data folder is gone, so that it can be restored. */
export async function makeSubfolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { mode: 0o700 })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
}
