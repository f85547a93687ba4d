import { parseArgs, type ParseArgsConfig } from 'node:util'
import {
  OptionError,
  readStartOptions,
  startOptions,
  type StartOptions,
} from '../../src/contract/rules/start-options.ts'

const oneText = { type: 'string' } as const
const options = Object.fromEntries(Object.keys(startOptions).map((name) => [name, oneText])) as Record<
  keyof typeof startOptions,
  typeof oneText
>

/** Options of the command line only, with their values. */
const ofCommandLine = { 'ready-file': 'FILE', 'app-origin': 'ORIGIN', host: 'NAME', listen: 'ADDRESS' } as const

/** Every option with its value, as texts show it. */
const shown = Object.entries({ ...startOptions, ...ofCommandLine })

export function printOptions(print: (line: string) => void): void {
  for (const [name, takes] of shown) print(`  --${name} ${takes}`)
}

/**
 * Reads the server's options and the path of a capsule from a command line. `start` (npm start) prints the workbench's
 * address as well. `readyFile` gets the addresses as JSON. Without `listen` the server listens at loopback.
 */
export function readOptions(args: readonly string[]) {
  const several = { type: 'string', multiple: true } as const
  const own = { listen: oneText, 'ready-file': oneText, 'app-origin': several, host: several } as const
  const flags = { ...options, ...own, start: { type: 'boolean' } } as const
  const { values, positionals } = parsed([...args], flags)
  const {
    start = false,
    listen,
    'ready-file': readyFile,
    'app-origin': origins = [],
    host: hosts = [],
    ...given
  } = values
  const [capsule, another] = positionals
  if (another !== undefined) throw new OptionError(`Only one capsule can be opened: ${capsule} or ${another}.`)
  const open = { appOrigins: origins.map(readOrigin), hosts: hosts.map(readHost) }
  return { ...readStartOptions(given), ...open, start, capsule, readyFile, listen }
}

const schemeOnly = /^[a-z][a-z0-9+.-]*:\/\/[^/?#@]*$/i

/** Returns an origin as clients send it: of a page, or of a native shell. Throws OptionError. */
export function readOrigin(text: string): string {
  const isPage = /^https?:/i.test(text)
  if (isPage ? URL.canParse(text) && new URL(text).origin === text : text === 'null' || schemeOnly.test(text))
    return text
  throw new OptionError(
    `--app-origin takes an origin such as http://localhost:5173, capacitor://localhost, file:// or null, not ${text}.`,
  )
}

/** Returns a host name as browsers write it, without port. Throws OptionError. */
export function readHost(text: string): string {
  const address = `http://${text}/`
  // A port of 80 would vanish in the parsed address.
  if (!/:\d*$|[/?#@\s]/.test(text.replace(/^\[.*\]$/, '')) && URL.canParse(address)) return new URL(address).hostname
  throw new OptionError(`--host takes a host name without scheme and port, such as host.docker.internal, not ${text}.`)
}

/** Reads the server's options from a command line with foreign words, which it skips. Throws OptionError. */
export function readOptionsAmong(args: readonly string[], isForeign: (arg: string) => boolean): StartOptions {
  const own = args.filter((arg) => !isForeign(arg))
  return readStartOptions(parsed(own, options).values)
}

type Flags = NonNullable<ParseArgsConfig['options']>

function parsed<Given extends Flags>(args: string[], flags: Given) {
  checkOptions(args, flags)
  return parseArgs({ args, options: flags, strict: true, allowPositionals: true })
}

/** Throws OptionError for an unknown option, and for one without its value. */
function checkOptions(args: string[], flags: Flags): void {
  const { tokens } = parseArgs({ args, options: flags, strict: false, allowPositionals: true, tokens: true })
  const types = new Map(Object.entries(flags).map(([name, { type }]) => [name, type]))
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const type = types.get(name)
    if (type === undefined) throw new OptionError(`Unknown option '${rawName}'. Allowed: ${allowed(flags)}.`)
    if (type === 'boolean' && value !== undefined) throw new OptionError(`${rawName} takes no value.`)
    if (type === 'string' && (value === undefined || (!inlineValue && /^-./.test(value))))
      throw new OptionError(`${rawName} needs a value; write ${rawName}=VALUE where it begins with -.`)
  }
}

const allowed = (flags: Flags) =>
  shown
    .filter(([name]) => Object.hasOwn(flags, name))
    .map(([name, takes]) => `--${name} ${takes}`)
    .join(', ')

/**
 * Exit codes (README.md) of a failed start: 2 wrong option, 3 busy port, 4 unusable data folder or world. Keyed by the
 * error's name, so that the table imports none of the throwing modules.
 */
export const exitCodes: ReadonlyMap<string, number> = new Map([
  ['OptionError', 2],
  ['ScenarioError', 2],
  ['BackendError', 2],
  ['PortError', 3],
  ['StoreError', 4],
  // Of the desktop app.
  ['SettingsError', 4],
  ['CapsuleError', 4],
])
