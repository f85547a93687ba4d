import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.mjs'

// Short: paths of sockets in it may have little more than a hundred bytes.
const prefix = 'ymtest-'

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another person's process is there, and cannot be asked.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** What the processes of this run may still write for a moment is waited for. @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/**
 * A temporary folder of this run, in which runners, browsers and servers put theirs, so that nothing of them stays behind:
 * what a run left that was killed goes with the next one.
 * @returns {{ env: Record<string, string>, remove(): void }}
 */
export function claimTempFolder() {
  const parent = tmpdir()
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) remove(join(parent, name))
  const folder = join(parent, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  return {
    env: {
      TMPDIR: folder,
      TMP: folder,
      TEMP: folder,
      // Compiled specs are for the next run too; the runner would keep them beside the rest.
      PWTEST_CACHE_DIR: join(root, '.cache/specs'),
    },
    remove: () => remove(folder),
  }
}
