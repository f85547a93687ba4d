import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const largestBytes = 1024 * 1024
/** Number of rotated files kept beside the current one. */
const rotatedFiles = 3

const numbered = (path: string, number: number): string => path.replace(/\.log$/, `.${number}.log`)

/** Renames yoimachi.log to yoimachi.1.log, that to yoimachi.2.log and so on; the oldest file is overwritten. */
function rotate(path: string): void {
  for (let number = rotatedFiles; number > 0; number -= 1) {
    const former = number === 1 ? path : numbered(path, number - 1)
    if (existsSync(former)) renameSync(former, numbered(path, number))
  }
}

/**
 * Appends lines to `yoimachi.log` in a folder and rotates the file at 1 MiB. Writes synchronously, so the last line before
 * a crash is kept. Ignores write errors.
 */
export function openLogFile(folder: string): { readonly path: string; append(line: string): void } {
  const path = join(folder, 'yoimachi.log')
  return {
    path,
    append(line) {
      try {
        mkdirSync(folder, { recursive: true })
        if (existsSync(path) && statSync(path).size + Buffer.byteLength(line) > largestBytes) rotate(path)
        appendFileSync(path, `${line}\n`)
      } catch {
        // The store reports a full disk.
      }
    },
  }
}
