import { parseArgs } from 'node:util'
import {
  OptionError,
  readStartOptions,
  startOptions,
  type StartOptions,
} from '../../src/contract/rules/start-options.ts'

const text = { type: 'string' } as const
const options = Object.fromEntries(Object.keys(startOptions).map((name) => [name, text])) as Record<
  keyof typeof startOptions,
  typeof text
>

/** Options of the command line only, with their values. */
const ofCommandLine = { 'ready-file': 'FILE', 'app-origin': 'URL', listen: 'ADDRESS' } as const

export function printOptions(print: (line: string) => void): void {
  for (const [name, takes] of Object.entries({ ...startOptions, ...ofCommandLine })) print(`  --${name} ${takes}`)
}

/**
 * Reads the server's options and the path of a capsule from a command line. `start` (npm start) prints the workbench's
 * address as well. `readyFile` gets the addresses as JSON. Without `listen` the server listens at loopback.
 */
export function readOptions(args: readonly string[]) {
  const own = { listen: text, 'ready-file': text, 'app-origin': { type: 'string', multiple: true } } as const
  const flags = { ...options, ...own, start: { type: 'boolean' } } as const
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: true }),
  )
  const { start = false, listen, 'ready-file': readyFile, 'app-origin': appOrigins = [], ...given } = values
  const [capsule, another] = positionals
  if (another !== undefined) throw new OptionError(`Only one capsule can be opened: ${capsule} or ${another}.`)
  return { ...readStartOptions(given), start, capsule, readyFile, listen, appOrigins: appOrigins.map(readOrigin) }
}

/** Returns an origin as browsers write it, without a path. Throws OptionError. */
function readOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text) return text
  throw new OptionError(`--app-origin takes an origin such as http://localhost:5173, not ${text}.`)
}

/** Reads the server's options from a command line with foreign words, which it skips. Throws OptionError. */
export function readOptionsAmong(args: readonly string[], isForeign: (arg: string) => boolean): StartOptions {
  const own = args.filter((arg) => !isForeign(arg))
  return readStartOptions(parsed(() => parseArgs({ args: own, options, strict: true, allowPositionals: true }).values))
}

function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    const why = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : String(cause)
    const [option] = /(?<=')--\w+/.exec(why) ?? []
    const [said = ''] = why.split(' To specify', 1)
    const known = Object.entries({ ...startOptions, ...ofCommandLine }).map(([name, takes]) => `--${name} ${takes}`)
    throw new OptionError(
      / argument is ambiguous/.test(why)
        ? `${option} needs a value; write ${option}=VALUE where it begins with -.`
        : `${said.replace(/\.$/, '')}. Allowed: ${known.join(', ')}.`,
    )
  }
}

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
  ['CapsuleError', 4],
])
