import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StartOptions } from '../contract/rules/start-options.ts'

/** Returns the machine's time for the log and reports. The world's clock may be stopped or years away. */
export const localTime = (): Date => new Date()

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
function openLogFile(folder: string): { readonly path: string; append(line: string): void } {
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

export type LogLevel = NonNullable<StartOptions['log']>

const ranks = { silent: 0, error: 1, warn: 2, info: 3 } as const satisfies Record<LogLevel, number>

interface LogChoices {
  readonly folder: string
  /** Level of the terminal. */
  readonly printed: LogLevel
  readonly now: () => Date
}

/** Opens the app's log, which writes to the terminal and to a file, each at its own level. */
export function openLog({ folder, printed, now }: LogChoices) {
  const file = openLogFile(folder)
  let fileLevel: LogLevel = 'info'
  const write = (level: Exclude<LogLevel, 'silent'>, line: string): void => {
    if (ranks[printed] >= ranks[level]) console[level](line)
    if (ranks[fileLevel] >= ranks[level]) file.append(`${now().toISOString()} ${level} ${line}`)
  }
  return {
    path: file.path,
    error: (line: string) => write('error', line),
    warn: (line: string) => write('warn', line),
    info: (line: string) => write('info', line),
    /** Sets the level of the file. */
    setFileLevel(level: LogLevel) {
      fileLevel = level
    },
  }
}

export type Log = ReturnType<typeof openLog>

/** Returns the stack of an error, or any other thrown value as text. */
export const detailOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)

/** Returns the first line of a thrown value's message. */
export const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n', 1)[0] ?? ''
