import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from './store-error.ts'

/** Keeps a second process from writing the same world. Returns the release. */
export function lockFolder(dir: string): () => void {
  const path = join(dir, 'lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const fd = openSync(path, 'wx')
      writeSync(fd, String(process.pid))
      closeSync(fd)
      return () => rmSync(path, { force: true })
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StoreError(
          `Failed to use the data folder ${dir}: ${(cause as Error).message}. Check its rights.`,
        )
      }
      if (isHeld(path)) {
        throw new StoreError(
          `Failed to use the data folder ${dir}: another server has it open. Stop that one, or choose another --data.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new StoreError(
    `Failed to use the data folder ${dir}: its lock file is recreated repeatedly. Choose another --data.`,
  )
}

/** A lock whose process is gone was left by a kill. */
function isHeld(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    if (!Number.isInteger(pid) || pid <= 0) return false
    if (pid === process.pid) return true
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
