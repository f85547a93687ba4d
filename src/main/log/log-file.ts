import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const largestBytes = 1024 * 1024
/** Former files that are kept beside the present one. */
const kept = 3

const numbered = (path: string, number: number): string => path.replace(/\.log$/, `.${number}.log`)

/** yoimachi.log becomes yoimachi.1.log, that becomes yoimachi.2.log, and the oldest goes. */
function rotate(path: string): void {
  for (let number = kept; number > 0; number -= 1) {
    const former = number === 1 ? path : numbered(path, number - 1)
    if (existsSync(former)) renameSync(former, numbered(path, number))
  }
}

/**
 * Appends lines to `yoimachi.log` in a folder, and begins a new file when it has grown to 1 MiB. Written at once: the
 * line before a crash is the one that matters. A folder that cannot be written is no reason to disturb anybody.
 */
export function openLogFile(folder: string): { readonly path: string; append(line: string): void } {
  const path = join(folder, 'yoimachi.log')
  return {
    path,
    append(line) {
      try {
        mkdirSync(folder, { recursive: true })
        if (existsSync(path) && statSync(path).size + line.length > largestBytes) rotate(path)
        appendFileSync(path, `${line}\n`)
      } catch {
        // A full disk is told by the store, which needs it more.
      }
    },
  }
}
