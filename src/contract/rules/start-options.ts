import * as z from 'zod/mini'
import { parseInstant } from './instants.ts'

/** The names of this machine that one running server answers to. `*.localhost` is loopback in every browser. */
const parent = 'yoimachi.localhost'

/** The phones of the workbench's stage; each has an origin, and so a storage, of its own. */
export const phoneNames = ['a', 'b', 'c'] as const
export type PhoneName = (typeof phoneNames)[number]

export const workbenchHost = `workbench.${parent}`
export const phoneHost = (name: PhoneName): string => `${name}.${parent}`

/** Hosts that show the member app, without port. */
export const memberHosts: ReadonlySet<string> = new Set([
  '127.0.0.1',
  'localhost',
  '[::1]',
  ...phoneNames.map(phoneHost),
])

export interface LocalOrigins {
  readonly workbench: string
  /** Origins that show the member app in a frame of the stage. */
  readonly phones: readonly string[]
}

/** Origin of one of the names above; '' as port is the scheme's usual one. */
export function localOrigin(host: string, port: number | string): string {
  return `http://${host}${port === '' ? '' : `:${port}`}`
}

export function localOrigins(port: number): LocalOrigins {
  return {
    workbench: localOrigin(workbenchHost, port),
    phones: phoneNames.map((name) => localOrigin(phoneHost(name), port)),
  }
}

/** Page of the workbench with the presenter's notes, in a window of its own. */
export const presenterPath = '/presenter'

const thisMachine = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)$/
const bare = /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i

/**
 * The base address of a real API: https, or http on this machine. Without query and fragment, and without a user name or
 * password, which GET /__control/backend would show and the settings keep.
 */
export const backendAddress = z
  .union([z.url({ protocol: /^https$/ }), z.url({ protocol: /^http$/, hostname: thisMachine })])
  .check(z.refine((text) => bare.test(text)))

/** What to give, for the end of a refusal; the text itself may hold a password and is not repeated. */
export const backendAddressHint = 'an https address (http on this machine) without user name, query and fragment'

export function isBackendAddress(text: string): boolean {
  return backendAddress.safeParse(text).success
}

/** A start option that cannot be followed; the message is one line: which option, and what is allowed. Exit code 2. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

const logLevels = ['silent', 'error', 'warn', 'info'] as const
type LogLevel = (typeof logLevels)[number]

/** Townspeople of a world at most, whoever founds it. */
export const mostMembers = 100_000

/** A terabyte: more than any folder should hold. */
const mostHistoryMegabytes = 1024 * 1024

/** Names of the options as they are typed after `--`, each with what it takes. */
export const startOptions = {
  port: 'N',
  data: 'DIR',
  seed: 'N',
  members: 'N',
  now: 'ISO',
  scenario: 'KEY',
  backend: 'URL',
  history: 'MB',
  log: 'LEVEL',
} as const

type StartOptionName = keyof typeof startOptions

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
  /** Bytes on disk that moments of history may hold. */
  readonly historyBytes?: number
  readonly log?: LogLevel
}

/** What holds where an option is not given. */
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
  const { port, data, seed, members, now, scenario, backend, history, log } = given
  return {
    ...(port !== undefined && { port: wholeNumber('port', port, 65_535) }),
    ...(data !== undefined && { dataDir: data }),
    ...(seed !== undefined && { seed: wholeNumber('seed', seed, 2 ** 31 - 1) }),
    ...(members !== undefined && { members: wholeNumber('members', members, mostMembers) }),
    ...(now !== undefined && { now: instant(now) }),
    ...(scenario !== undefined && { scenario }),
    ...(backend !== undefined && { backend: address(backend) }),
    ...(history !== undefined && { historyBytes: wholeNumber('history', history, mostHistoryMegabytes) * 1024 * 1024 }),
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
