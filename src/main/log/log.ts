import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StartOptions } from '../../contract/rules/start-options.ts'

/** The machine's own time, for the log and reports: the world's clock may stand still or be years away. */
export const localTime = (): Date => new Date()

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
function openLogFile(folder: string): { readonly path: string; append(line: string): void } {
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

export type LogLevel = NonNullable<StartOptions['log']>

const ranks = { silent: 0, error: 1, warn: 2, info: 3 } as const satisfies Record<LogLevel, number>

export interface Log {
  /** Path of the present log file. */
  readonly path: string
  readonly error: (line: string) => void
  readonly warn: (line: string) => void
  readonly info: (line: string) => void
  /** How much goes into the file from now on. */
  readonly keep: (level: LogLevel) => void
}

interface LogChoices {
  readonly folder: string
  /** How much goes to the terminal. */
  readonly printed: LogLevel
  readonly now: () => Date
}

/** The shell's log: to the terminal as far as was asked for, and to a file that people can show. */
export function openLog({ folder, printed, now }: LogChoices): Log {
  const file = openLogFile(folder)
  let kept: LogLevel = 'info'
  const write = (level: Exclude<LogLevel, 'silent'>, line: string): void => {
    if (ranks[printed] >= ranks[level]) console[level](line)
    if (ranks[kept] >= ranks[level]) file.append(`${now().toISOString()} ${level} ${line}`)
  }
  return {
    path: file.path,
    error: (line) => write('error', line),
    warn: (line) => write('warn', line),
    info: (line) => write('info', line),
    keep(level) {
      kept = level
    },
  }
}
