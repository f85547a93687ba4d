import { parseArgs } from 'node:util'
import {
  OptionError,
  readStartOptions,
  startOptions,
  type StartOptions,
} from '../../src/contract/rules/start-options.ts'
import { readHost, readOrigin } from './origin-options.ts'

/** An option as `parseArgs` takes it, with a placeholder of its value for texts. */
interface Option {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  /** Missing for an option that no text shows. */
  readonly placeholder?: string
}

const takes = (placeholder: string) => ({ type: 'string', placeholder }) as const

const takesSeveral = (placeholder: string) => ({ ...takes(placeholder), multiple: true }) as const

/** Options of the desktop app. */
const desktopOptions = Object.fromEntries(
  Object.entries(startOptions).map(([name, placeholder]) => [name, takes(placeholder)]),
) as Record<keyof typeof startOptions, ReturnType<typeof takes>>

/** Options of the server. */
const serverOptions = {
  ...desktopOptions,
  'ready-file': takes('FILE'),
  'app-origin': takesSeveral('ORIGIN'),
  host: takesSeveral('NAME'),
  listen: takes('ADDRESS'),
  /** Of `npm start`. */
  start: { type: 'boolean' },
} as const

type Options = Readonly<Record<string, Option>>

/** Options with their placeholders: `--port N`. */
const shownOptions = (options: Options): string[] =>
  Object.entries(options).flatMap(([name, { placeholder }]) => (placeholder ? [`--${name} ${placeholder}`] : []))

/** The server's options for a help, one a line. */
export const optionLines = (): string[] => shownOptions(serverOptions).map((option) => `  ${option}`)

/**
 * Reads the server's options and the path of a capsule from a command line. `start` (npm start) prints the workbench's
 * address as well. `readyFile` gets the addresses as JSON. Without `listen` the server listens at loopback.
 * @throws OptionError
 */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parse(args, serverOptions)
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

/** Reads the desktop app's options from a command line with foreign words, which it skips. Throws OptionError. */
export function readOptionsAmong(args: readonly string[], isForeign: (arg: string) => boolean): StartOptions {
  const own = args.filter((arg) => !isForeign(arg))
  return readStartOptions(parse(own, desktopOptions).values)
}

function parse<const Given extends Options>(args: readonly string[], options: Given) {
  refuseWrong(args, options)
  return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
}

/** Throws OptionError for an unknown option, and for one without its value. The messages of Node take several lines. */
function refuseWrong(args: readonly string[], options: Options): void {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option) throw new OptionError(`Unknown option '${rawName}'. Allowed: ${shownOptions(options).join(', ')}.`)
    if (option.type === 'boolean' && value !== undefined) throw new OptionError(`${rawName} takes no value.`)
    if (option.type === 'string' && (value === undefined || (!inlineValue && /^-./.test(value))))
      throw new OptionError(`${rawName} needs a value; write ${rawName}=VALUE where it begins with -.`)
  }
}
