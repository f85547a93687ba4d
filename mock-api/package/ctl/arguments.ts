import { type ControlEndpoint, controlPrefix } from '../../../src/contract/control/define-control.ts'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { worldHost } from '../../../src/contract/rules/hosts.ts'
import { OptionError } from '../../../src/contract/rules/start-options.ts'
import { pathFields, requestParts } from '../../../src/contract/wire/request-parts.ts'
import type { Console } from '../console.ts'
import { readBytes, readFields, readText } from './fields.ts'

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
  const fault = fieldFault(endpoint, Object.keys(own), json !== undefined)
  if (fault !== undefined) throw new OptionError(`${noun} ${verb} ${fault}`)
  const { address, body } = requestParts(endpoint, own)
  return {
    endpoint,
    path: address.slice(controlPrefix.length),
    body: json ?? body,
    ...readServer(fields, env),
    full: full === true,
  }
}

/** Returns why a call cannot be made with these fields; undefined when it can. */
function fieldFault(endpoint: ControlEndpoint, names: readonly string[], hasJson: boolean): string | undefined {
  const ofPath = pathFields(endpoint.path)
  const missing = ofPath.find((name) => !names.includes(name))
  if (missing !== undefined) return `needs --${missing} VALUE.`
  if (!hasJson) return endpoint.takesFile ? 'needs --json @FILE.' : undefined
  if (endpoint.place === 'query') return 'takes no --json: it sends no body. Write --field value.'
  const beside = names.find((name) => !ofPath.includes(name))
  return beside === undefined ? undefined : `takes --json or --${beside}, not both: --json is the whole body.`
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
  if (!/^(?:w\d+)?$/.test(name)) throw new OptionError(`--world takes the name of a world, such as w1, not ${name}.`)
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
