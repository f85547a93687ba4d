import { parseArgs } from 'node:util'
import { isBackendAddress } from './backend-address.ts'
import { OptionError } from './option-error.ts'

/** The server options (README.md) as the desktop app takes them; all are optional. */
export interface CommandLine {
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

type LogLevel = (typeof logLevels)[number]
const logLevels = ['silent', 'error', 'warn', 'info'] as const

const options = {
  port: { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string' },
  members: { type: 'string' },
  now: { type: 'string' },
  scenario: { type: 'string' },
  backend: { type: 'string' },
  log: { type: 'string' },
} as const

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= max) return number
  throw new OptionError(`--${name} ${text} is not allowed. Give a whole number from 0 to ${max}.`)
}

/** An instant without an offset is meant in Tokyo (D-01). */
function instant(text: string): number {
  const at = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+09:00`)
  if (!Number.isNaN(at)) return at
  throw new OptionError(`--now ${text} is not allowed. Give an instant as in 2026-11-20T09:00:00+09:00.`)
}

function logLevel(text: string): LogLevel {
  const level = logLevels.find((it) => it === text)
  if (level !== undefined) return level
  throw new OptionError(`--log ${text} is not allowed. Give one of ${logLevels.join(', ')}.`)
}

function backendAddress(text: string): string {
  if (isBackendAddress(text)) return text
  throw new OptionError(`--backend ${text} is not allowed. Give an https address without query.`)
}

function readRaw(args: readonly string[]) {
  try {
    // Electron and Chromium read switches of their own from the same line, which must not stop the app.
    return parseArgs({ args: [...args], options, strict: false, allowPositionals: true }).values
  } catch (cause) {
    throw new OptionError(cause instanceof Error ? cause.message : String(cause))
  }
}

/**
 * Reads the options that the desktop app was started with.
 * @throws {OptionError} with one line that says which option and what is allowed
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const raw = Object.entries(readRaw(args)).filter(([name]) => name in options)
  const line: { -readonly [Name in keyof CommandLine]: CommandLine[Name] } = {}
  for (const [name, value] of raw) {
    if (typeof value !== 'string') throw new OptionError(`--${name} needs a value.`)
    if (name === 'port') line.port = wholeNumber(name, value, 65_535)
    if (name === 'seed') line.seed = wholeNumber(name, value, 4_294_967_295)
    if (name === 'members') line.members = wholeNumber(name, value, 1_000_000)
    if (name === 'data') line.dataDir = value
    if (name === 'scenario') line.scenario = value
    if (name === 'now') line.now = instant(value)
    if (name === 'log') line.log = logLevel(value)
    if (name === 'backend') line.backend = backendAddress(value)
  }
  return line
}
