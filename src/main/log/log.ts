import type { StartOptions } from '../../contract/rules/start-options.ts'
import { openLogFile } from './log-file.ts'

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
