import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.mjs'

// Short, because socket paths are limited to about a hundred bytes.
const prefix = 'ymtest-'

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** Retries, because processes of this run may still write for a moment. @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/** @param {string} folder of a killed run, which may be another user's */
function removeIfOwn(folder) {
  try {
    remove(folder)
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!['EACCES', 'EPERM'].includes(code)) throw error
  }
}

/**
 * Creates a temporary folder for the runners, browsers and servers of this run, and deletes those of killed runs.
 * @returns {{ env: Record<string, string>, remove(): void }}
 */
export function claimTempFolder() {
  const parent = tmpdir()
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) removeIfOwn(join(parent, name))
  const folder = join(parent, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  return {
    env: {
      TMPDIR: folder,
      TMP: folder,
      TEMP: folder,
      // Keeps compiled specs for the next run.
      PWTEST_CACHE_DIR: join(root, '.cache/specs'),
    },
    remove: () => remove(folder),
  }
}
