import { backendAddressHint, isBackendAddress } from './backend-address.ts'
import { parseInstant } from './instants.ts'

/** A start option that cannot be followed; the message is one line: which option, and what is allowed. Exit code 2. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

const logLevels = ['silent', 'error', 'warn', 'info'] as const
type LogLevel = (typeof logLevels)[number]

/** Townspeople of a world at most, whoever founds it. */
export const mostMembers = 100_000

/** Names of the options as they are typed after `--`, each with what it takes. */
export const startOptions = {
  port: 'N',
  data: 'DIR',
  seed: 'N',
  members: 'N',
  now: 'ISO',
  scenario: 'KEY',
  backend: 'URL',
  log: 'LEVEL',
} as const

export type StartOptionName = keyof typeof startOptions

/** The options that were given. */
export interface StartOptions {
  readonly port?: number
  readonly dataDir?: string
  readonly seed?: number
  readonly members?: number
  /** Epoch milliseconds. */
  readonly now?: number
  readonly scenario?: string
  readonly backend?: string
  readonly log?: LogLevel
}

/** What holds where an option is not given. */
export const startDefaults = { port: 3100, seed: 1, members: 300, log: 'error' } as const

/** Reads the given texts. Throws OptionError. */
export function readStartOptions(given: {
  readonly [Name in StartOptionName]?: string | undefined
}): StartOptions {
  const { port, data, seed, members, now, scenario, backend, log } = given
  return {
    ...(port !== undefined && { port: wholeNumber('port', port, 65_535) }),
    ...(data !== undefined && { dataDir: data }),
    ...(seed !== undefined && { seed: wholeNumber('seed', seed, 2 ** 31 - 1) }),
    ...(members !== undefined && { members: wholeNumber('members', members, mostMembers) }),
    ...(now !== undefined && { now: instant(now) }),
    ...(scenario !== undefined && { scenario }),
    ...(backend !== undefined && { backend: address(backend) }),
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

function logLevel(text: string): LogLevel {
  const found = logLevels.find((level) => level === text)
  if (found !== undefined) return found
  throw new OptionError(`--log takes ${logLevels.join(', ')}, not ${text}.`)
}
