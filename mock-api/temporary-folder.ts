import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemNow } from './engine/clock/system-clock.ts'
import { isLocked, lockFolder } from './engine/store/lock/folder-lock.ts'
import { StoreError } from './engine/store/store-error.ts'

const prefix = 'yoimachi-mock-'

let root: Promise<string> | undefined

/**
 * Makes a temporary folder. All folders of a process are in one, which ends with the process; if the process was killed,
 * the next one removes it.
 * @throws StoreError when the system's temporary folder cannot be used
 */
export async function makeTemporaryFolder(name: string): Promise<string> {
  const above = tmpdir()
  try {
    root ??= makeRoot(above)
    return mkdtempSync(join(await root, `${name}-`))
  } catch (cause) {
    root = undefined
    throw new StoreError(
      `Failed to make a temporary folder in ${above}: ${(cause as Error).message}. Set TMPDIR, or choose a data folder.`,
      { cause },
    )
  }
}

async function makeRoot(above: string): Promise<string> {
  const dir = mkdtempSync(join(above, prefix))
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  await lockFolder(dir)
  // The start waits for none of them.
  removeAbandoned(above).catch(() => {})
  return dir
}

/** Removes the folders of killed processes. */
export async function removeAbandoned(above: string): Promise<void> {
  for (const name of await readdir(above)) {
    // A folder of another user can be neither read nor removed.
    if (name.startsWith(prefix)) await removeIfAbandoned(join(above, name)).catch(() => {})
  }
}

async function removeIfAbandoned(dir: string): Promise<void> {
  if (!isNew(dir) && !(await isLocked(dir))) await rm(dir, { recursive: true, force: true })
}

/** A folder is locked right after it is made; a younger one may not be yet. */
const longestUnlockedMs = 10_000

function isNew(dir: string): boolean {
  const found = statSync(dir, { throwIfNoEntry: false })
  return found === undefined || systemNow() - found.mtimeMs < longestUnlockedMs
}
