import type { StartOptions } from '../contract/rules/start-options.ts'
import { openLogFile } from './log-file.ts'

/** Returns the machine's time for the log and reports. The world's clock may be stopped or years away. */
export const localTime = (): Date => new Date()

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
