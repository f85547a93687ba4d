import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type ControlEndpoint, controlPrefix } from '../../src/contract/control/define-control.ts'
import { controlEndpoints } from '../../src/contract/control/endpoints.ts'
import { listExchanges } from '../../src/contract/control/exchanges.ts'
import { harOf } from '../../src/contract/files/har.ts'
import { worldHost } from '../../src/contract/rules/hosts.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import { pathFields, requestParts } from '../../src/contract/wire/request-parts.ts'
import { sendControl } from './send.ts'

/** Output streams and inputs of a command besides its arguments. */
export interface Console {
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')

/** Command for a control call: `moveClock` becomes `clock move`. Calls without a noun belong to `operator`. */
function commandOf({ id }: Pick<ControlEndpoint, 'id'>): string {
  const [verb = id] = id.split(/[A-Z]/, 1)
  const noun = kebab(id.slice(verb.length))
  return `${noun === '' ? 'operator' : noun} ${verb}`
}

export function commandList(): string[] {
  const width = Math.max(...controlEndpoints.map((endpoint) => commandOf(endpoint).length))
  return controlEndpoints.map((endpoint) => `  ${commandOf(endpoint).padEnd(width)}  ${endpoint.summary}`).toSorted()
}

/**
 * `yoimachi ctl NOUN VERB [--FIELD VALUE …]`: makes one control call and prints its response as JSON. Exit codes: 0
 * done, 1 refused, 2 wrong arguments, 3 no server.
 */
export function ctl(args: readonly string[], { print, warn, env }: Console): Promise<number> {
  return asCommand(warn, async () => {
    const { endpoint, path, body, url, host, full } = readCall(args, env)
    const text = (await sendControl(url, endpoint.method, path, { host, body })).toString()
    print(endpoint.givesFile === undefined ? jsonText(parseJson(text), full) : text)
  })
}

/**
 * `yoimachi har [--url URL] [--world NAME]`: prints the recorded calls and frames as an HTTP Archive 1.2. Exit codes
 * are those of `ctl`.
 */
export function har(args: readonly string[], { print, warn, env }: Console): Promise<number> {
  return asCommand(warn, async () => {
    const { url, host, world } = readServer(readFields(args), env)
    const exchanges = parseJson((await sendControl(url, 'GET', '/exchanges', { host })).toString())
    print(JSON.stringify(harOf(z.parse(listExchanges.response, exchanges), new URL(url).port, world), null, 2))
  })
}

async function asCommand(warn: Console['warn'], work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (cause) {
    const { name, message } = cause as Error
    const isGone = cause instanceof Error && 'code' in cause
    warn(isGone ? `${message}: no server answers. Start one with yoimachi serve, or name it with --url.` : message)
    return name === 'OptionError' ? 2 : isGone ? 3 : 1
  }
}

function readCall(args: readonly string[], env: Console['env']) {
  const [noun = '', verb = '', ...rest] = args
  const endpoint = controlEndpoints.find((one) => commandOf(one) === `${noun} ${verb}`)
  if (!endpoint) throw new OptionError(unknownCommand(noun, verb))
  const fields = readFields(rest)
  const { url: _, world: __, full, json, ...own } = fields
  const missing = pathFields(endpoint.path).find((name) => !Object.hasOwn(own, name))
  if (missing !== undefined) throw new OptionError(`${noun} ${verb} needs --${missing} VALUE.`)
  const { address, body } = requestParts(endpoint, own)
  return {
    endpoint,
    path: address.slice(controlPrefix.length),
    body: body && (json ?? body),
    ...readServer(fields, env),
    full: full === true,
  }
}

function readServer({ url = '', world = '' }: Record<string, unknown>, env: Console['env']) {
  const address = plainText(url) || (env['YOIMACHI_URL'] ?? 'http://127.0.0.1:3100')
  if (!URL.canParse(address)) throw new OptionError(`--url takes an address, not ${address}.`)
  const { origin, port } = new URL(address)
  const name = plainText(world)
  return { url: origin, world: name, host: name === '' ? undefined : `${worldHost(name)}:${port}` }
}

/** Parses the value of a command-line option. */
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
 * Parses numbers, true, false, null, lists and objects as JSON. `@FILE` is replaced by the text of the file.
 */
function readFields(args: readonly string[]): Record<string, unknown> {
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

function valueOf(text: string): unknown {
  if (text.startsWith('@')) {
    try {
      const content = readFileSync(text.slice(1), 'utf8')
      return parseJson(content) ?? content
    } catch (cause) {
      throw new OptionError(`Failed to read ${text.slice(1)}: ${(cause as Error).message}.`)
    }
  }
  return /^(?:-?\d+(?:\.\d+)?|true|false|null|[[{][^]*)$/.test(text) ? (parseJson(text) ?? text) : text
}

const shownItems = 5
const shownLetters = 200

/** Shortens lists and long texts to their beginning, unless `full` is set. */
function jsonText(value: unknown, full: boolean): string {
  const shorten = (_: string, part: unknown) => {
    if (Array.isArray(part) && part.length > shownItems)
      return [...(part as unknown[]).slice(0, shownItems), `… ${part.length - shownItems} more; --full shows all`]
    return typeof part === 'string' && part.length > shownLetters ? `${part.slice(0, shownLetters)}…` : part
  }
  return JSON.stringify(value, full ? undefined : shorten, 2)
}
