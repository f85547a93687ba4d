import { backendAddressHint, isBackendAddress } from './backend.ts'
import { parseInstant } from './iso-time.ts'
import { type Language, languages } from './language.ts'

/** An invalid start option. The message is one line with the option and the allowed values. Exit code 2. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

const logLevels = ['silent', 'error', 'warn', 'info'] as const
type LogLevel = (typeof logLevels)[number]

/** Largest seed of a world. */
export const mostSeed = 2 ** 31 - 1

/** Largest number of townspeople in a world. */
export const mostMembers = 100_000

export const highestPort = 65_535

/** Upper limit of the option: a terabyte. */
const mostHistoryMegabytes = 1024 * 1024

/** Names of the options after `--`, with a placeholder of their value. */
export const startOptions = {
  port: 'N',
  data: 'DIR',
  seed: 'N',
  members: 'N',
  now: 'ISO',
  scenario: 'KEY',
  backend: 'URL',
  stories: 'DIR',
  history: 'MB',
  lang: languages.join('|'),
  log: 'LEVEL',
} as const

type StartOptionName = keyof typeof startOptions

export interface StartOptions {
  readonly port?: number
  readonly dataDir?: string
  readonly seed?: number
  readonly members?: number
  /** Epoch milliseconds. */
  readonly now?: number
  readonly scenario?: string
  readonly backend?: string
  /** Folder of a team's stories. */
  readonly stories?: string
  /** Bytes on disk that moments of history may hold. */
  readonly historyBytes?: number
  /** Language of the workbench and the desktop app, in place of the system's. */
  readonly language?: Language
  readonly log?: LogLevel
}

export const startDefaults = {
  port: 3100,
  seed: 1,
  members: 300,
  historyBytes: 512 * 1024 * 1024,
  log: 'error',
} as const

/** Reads the given texts. Throws OptionError. */
export function readStartOptions(given: {
  readonly [Name in StartOptionName]?: string | undefined
}): StartOptions {
  const { port, data, seed, members, now, scenario, backend, stories, history, lang, log } = given
  return {
    ...(port !== undefined && { port: wholeNumber('port', port, highestPort) }),
    ...(data !== undefined && { dataDir: data }),
    ...(seed !== undefined && { seed: wholeNumber('seed', seed, mostSeed) }),
    ...(members !== undefined && { members: wholeNumber('members', members, mostMembers) }),
    ...(now !== undefined && { now: instant(now) }),
    ...(scenario !== undefined && { scenario }),
    ...(backend !== undefined && { backend: address(backend) }),
    ...(stories !== undefined && { stories }),
    ...(history !== undefined && { historyBytes: wholeNumber('history', history, mostHistoryMegabytes) * 1024 * 1024 }),
    ...(lang !== undefined && { language: readLanguage(lang) }),
    ...(log !== undefined && { log: logLevel(log) }),
  }
}

function wholeNumber(name: StartOptionName, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new OptionError(`--${name} takes a whole number from 0 to ${most}, not ${text}.`)
}

function instant(text: string): number {
  const at = parseInstant(text)
  if (!Number.isNaN(at)) return at
  throw new OptionError(`--now takes an ISO 8601 instant such as 2026-11-21T21:00:00+09:00, not ${text}.`)
}

function address(text: string): string {
  if (isBackendAddress(text)) return text
  throw new OptionError(`--backend takes ${backendAddressHint}.`)
}

/** Reads the value of `--lang`. Throws OptionError. */
export function readLanguage(text: string): Language {
  const found = languages.find((language) => language === text)
  if (found !== undefined) return found
  throw new OptionError(`--lang takes ${languages.join(' or ')}, not ${text}.`)
}

function logLevel(text: string): LogLevel {
  const found = logLevels.find((level) => level === text)
  if (found !== undefined) return found
  throw new OptionError(`--log takes ${logLevels.join(', ')}, not ${text}.`)
}
