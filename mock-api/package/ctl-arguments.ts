import { readFileSync } from 'node:fs'
import { type ControlEndpoint, controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlEndpoints } from '../../src/contract/control/endpoints.ts'
import { worldHost } from '../../src/contract/rules/hosts.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import { pathFields, requestParts } from '../../src/contract/wire/request-parts.ts'
import type { Console } from './console.ts'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')

/** Command for a control call: `moveClock` becomes `clock move`. Calls without a noun belong to `operator`. */
export function commandOf({ id }: Pick<ControlEndpoint, 'id'>): string {
  const [verb = id] = id.split(/[A-Z]/, 1)
  const noun = kebab(id.slice(verb.length))
  return `${noun === '' ? 'operator' : noun} ${verb}`
}

/** Options of the command itself; all others are fields of the call. */
const ofCommand: ReadonlySet<string> = new Set(['url', 'world', 'full', 'json'])

/** Reads a control call: its command, its fields and its server. Throws OptionError. */
export function readCall(args: readonly string[], env: Console['env']) {
  const [noun = '', verb = '', ...rest] = args
  const endpoint = controlEndpoints.find((one) => commandOf(one) === `${noun} ${verb}`)
  if (!endpoint) throw new OptionError(unknownCommand(noun, verb))
  const fields = readFields(rest, endpoint.takesFile ? readBytes : readText)
  const { full, json } = fields
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !ofCommand.has(name)))
  const missing = pathFields(endpoint.path).find((name) => !Object.hasOwn(own, name))
  if (missing !== undefined) throw new OptionError(`${noun} ${verb} needs --${missing} VALUE.`)
  if (endpoint.takesFile && json === undefined) throw new OptionError(`${noun} ${verb} needs --json @FILE.`)
  const { address, body } = requestParts(endpoint, own)
  return {
    endpoint,
    path: address.slice(controlPrefix.length),
    body: body && (json ?? body),
    ...readServer(fields, env),
    full: full === true,
  }
}

/** Reads the server to call, and the world on it. Throws OptionError. */
export function readServer({ url = '', world = '' }: Record<string, unknown>, env: Console['env']) {
  const given = plainText(url)
  const address = given || (env['YOIMACHI_URL'] ?? 'http://127.0.0.1:3100')
  if (!URL.canParse(address) || new URL(address).protocol !== 'http:')
    throw new OptionError(
      `${given === '' ? 'YOIMACHI_URL' : '--url'} takes an address such as http://127.0.0.1:3100, not ${address}.`,
    )
  const { origin, port } = new URL(address)
  const name = plainText(world)
  const host = `${worldHost(name)}${port === '' ? '' : `:${port}`}`
  return { url: origin, world: name, host: name === '' ? undefined : host }
}

/** Returns an option as text, also one that was read as JSON, such as a number. */
const plainText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function unknownCommand(noun: string, verb: string): string {
  const verbs = controlEndpoints.map(commandOf).flatMap((one) => {
    const [ofNoun, itsVerb] = one.split(' ')
    return ofNoun === noun ? [itsVerb] : []
  })
  if (verbs.length > 0) return `${noun} ${verb} is no command. ${noun} takes: ${verbs.join(', ')}.`
  return `${`${noun} ${verb}`.trim() || 'Nothing'} is no command. yoimachi ctl --help lists all.`
}

/**
 * Reads `--name value` and `--name=value`; without a value, the option is `true`.
 * Parses numbers, true, false, null, lists and objects as JSON. `@FILE` is replaced by the content of the file.
 */
export function readFields(args: readonly string[], readContent = readText): Record<string, unknown> {
  const valueOf = (text: string) => (text.startsWith('@') ? readContent(text.slice(1)) : parsed(text))
  const fields = new Map<string, unknown>()
  for (let at = 0; at < args.length; at += 1) {
    const [, name, given] = /^--([\w-]+)(?:=([^]*))?$/.exec(args[at] as string) ?? []
    if (name === undefined) throw new OptionError(`${args[at]} is no field. Write --field value.`)
    const next = args[at + 1]
    if (given !== undefined) fields.set(name, valueOf(given))
    else if (next === undefined || next.startsWith('--')) fields.set(name, true)
    else {
      fields.set(name, valueOf(next))
      at += 1
    }
  }
  return Object.fromEntries(fields)
}

const parsed = (text: string): unknown =>
  /^(?:-?\d+(?:\.\d+)?|true|false|null|[[{][^]*)$/.test(text) ? (parseJson(text) ?? text) : text

/** Returns the bytes of a file that a call takes as its body. */
function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new OptionError(`Failed to read ${path}: ${(cause as Error).message}. Name another file.`)
  }
}

/** Returns the JSON of a file, otherwise its text. */
function readText(path: string): unknown {
  const content = readBytes(path).toString()
  return parseJson(content) ?? content
}
