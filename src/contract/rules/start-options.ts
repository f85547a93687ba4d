import * as z from 'zod/mini'
import { parseInstant } from './tokyo-time.ts'

/** Parent of all host names of one server. Every browser resolves `*.localhost` to loopback. */
const parent = 'yoimachi.localhost'

/** Phones of the workbench's stage. Each has its own origin, and so its own storage. */
export const phoneNames = ['a', 'b', 'c'] as const
export type PhoneName = (typeof phoneNames)[number]

/** Puts the name of a world beside the first in front of a host name: `w1.a.yoimachi.localhost`. */
const inWorld = (world: string, host: string) => (world === '' ? host : `${world}.${host}`)

export const workbenchHost = (world = ''): string => inWorld(world, `workbench.${parent}`)
export const phoneHost = (name: PhoneName, world = ''): string => inWorld(world, `${name}.${parent}`)
/** Host of a world beside the first for programs. */
export const worldHost = (world: string): string => inWorld(world, parent)

/** Splits a host into the world that it names and the rest: `w1.a.yoimachi.localhost` is `a.yoimachi.localhost` of `w1`. */
export function splitHost(host: string): { readonly world: string; readonly rest: string } {
  const [, world = '', rest = host] = /^(w\d+)\.((?:[a-z]+\.)?yoimachi\.localhost(?::\d+)?)$/.exec(host) ?? []
  return { world, rest }
}

/** Hosts of the member app, without port. */
export const memberHosts: ReadonlySet<string> = new Set([
  '127.0.0.1',
  'localhost',
  // The same name, written in full.
  'localhost.',
  '[::1]',
  ...phoneNames.map((name) => phoneHost(name)),
])

export interface LocalOrigins {
  readonly workbench: string
  /** Origins of the member app in the stage's frames. */
  readonly phones: readonly string[]
}

/** Returns the origin of a host; an empty port means the default port. */
export function localOrigin(host: string, port: number | string): string {
  return `http://${host}${port === '' ? '' : `:${port}`}`
}

/** Stands for the server's port in stored addresses, because the same requests must store the same bytes (D-05). */
export const portMark = '{port}'

/** @param world name of a world beside the first */
export function localOrigins(port: number, world = ''): LocalOrigins {
  return {
    workbench: localOrigin(workbenchHost(world), port),
    phones: phoneNames.map((name) => localOrigin(phoneHost(name, world), port)),
  }
}

/** Path of the presenter's notes, a page of the workbench in its own window. */
export const presenterPath = '/presenter'

const thisMachine = /^(127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*localhost)$/
const bare = /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i

/**
 * Base URL of a real API: https, or http on this machine. Refuses a query, a fragment and credentials, because GET
 * /__control/backend shows the URL and the settings store it.
 */
export const backendAddress = z
  .union([z.url({ protocol: /^https$/ }), z.url({ protocol: /^http$/, hostname: thisMachine })])
  .check(z.refine((text) => bare.test(text)))

/** Expected value, for error messages. The given text is not repeated because it may hold a password. */
export const backendAddressHint = 'an https address (http on this machine) without user name, query and fragment'

export function isBackendAddress(text: string): boolean {
  return backendAddress.safeParse(text).success
}

/** The API in use: the mock, a real API, or `beside`: one phone uses the real API and all others the mock. */
export const backendModes = ['mock', 'beside', 'real'] as const
export type BackendMode = (typeof backendModes)[number]

/** The phone that uses the real API in mode `beside`. */
export const phoneBeside: PhoneName = 'b'

/** Returns whether a phone uses the real API. */
export const isRealTo = (mode: BackendMode, phone: string | null): boolean =>
  mode === 'real' || (mode === 'beside' && phone === phoneBeside)

/** An invalid start option. The message is one line with the option and the allowed values. Exit code 2. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

const logLevels = ['silent', 'error', 'warn', 'info'] as const
type LogLevel = (typeof logLevels)[number]

/** Largest number of townspeople in a world. */
export const mostMembers = 100_000

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
  history: 'MB',
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
  /** Bytes on disk that moments of history may hold. */
  readonly historyBytes?: number
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
