import * as z from 'zod/mini'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { Refusal } from '../../world/refusal.ts'
import { headerOf, type ExchangeContext } from '../exchange.ts'
import {
  addPair,
  assertDepth,
  BareParams,
  formPairs,
  isForbidden,
  MalformedBody,
  mostPairs,
  type Params,
  readParts,
} from './nested-params.ts'

/** Leaves out a byte order mark. */
const utf8 = new TextDecoder()

export type ParamsSource = Pick<ExchangeContext, 'method' | 'url' | 'headers' | 'body'>

/**
 * Merges query string and body into one set of parameters, body first (C-8). Throws MalformedBody when the body does
 * not match its content type or exceeds Rack's limits.
 */
export function readParams(request: ParamsSource): Params {
  const params = new BareParams()
  const query = request.url.indexOf('?')
  if (query >= 0) addAll(params, formPairs(request.url.slice(query + 1)))
  if (request.method === 'GET' || request.method === 'HEAD') return params
  const { body } = request
  if (body === undefined) return params
  const type = headerOf(request.headers, 'content-type') ?? ''
  if (type.startsWith('multipart/form-data')) {
    addAll(params, readParts(body, type))
  } else if (type.startsWith('application/x-www-form-urlencoded')) {
    addAll(params, formPairs(utf8.decode(body)))
  } else {
    const text = utf8.decode(body)
    if (text.trim() !== '') Object.assign(params, parseJson(text))
  }
  return params
}

/** Returns the parameters for the recorder; undefined when they cannot be read. */
export function readableParams(request: ParamsSource): Params | undefined {
  try {
    return readParams(request)
  } catch {
    return undefined
  }
}

function addAll(params: Params, pairs: Iterable<readonly [string, unknown]>): void {
  for (const [name, value] of pairs) addPair(params, name, value)
}

function parseJson(text: string): Params {
  assertModest(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    fail('JSON の形式が正しくありません。')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail('JSON のオブジェクトを送信してください。')
  return clean(value) as Params
}

/** Copies without prototype keys. */
function clean(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => clean(item))
  const copy = new BareParams()
  for (const key of Object.keys(value)) if (!isForbidden(key)) copy[key] = clean((value as Params)[key])
  return copy
}

/** Character codes. */
const [quote, comma, escape] = [34, 44, 92]

/** Refuses JSON with more values or levels than a form may have. Counts characters, because parsing first would be costly. */
function assertModest(text: string): void {
  let [values, depth] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfText(text, at)
    else if (sign === comma) values += 1
    // [ and {, ] and }
    else if (sign === 0x5b || sign === 0x7b) [values, depth] = [values + 1, depth + 1]
    else if (sign === 0x5d || sign === 0x7d) depth -= 1
    else continue
    assertDepth(depth)
    if (values > mostPairs) fail('項目が多すぎます。')
  }
}

/** Returns the end of a JSON string that begins at a quote. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === escape) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}

function fail(message: string): never {
  throw new MalformedBody(message)
}

/** Parses the request of a call. Refuses with `invalid` and texts by wire field. */
export function parseInput(endpoint: Endpoint, params: Params): unknown {
  const parsed = z.safeParse(endpoint.request, params)
  if (parsed.success) return parsed.data
  const fields = new Map<string, string[]>()
  for (const { path, message } of parsed.error.issues) {
    // A field has its name on the wire, without the objects around it (C-5). Issues without a text of the contract are
    // in English, but members read Japanese.
    const field = path.findLast((step) => typeof step === 'string') ?? 'base'
    const text = /[^ -~]/.test(message) ? message : '入力内容を確認してください'
    fields.set(field, [...(fields.get(field) ?? []), text])
  }
  throw new Refusal('invalid', { fields: Object.fromEntries(fields) })
}
