import { headerOf, type ApiRequest, type Params } from '../request.ts'
import { formPairs, MalformedBody, mostPairs, readParts } from './forms.ts'

/** An object without a usable prototype. Its constructor gives it a fast shape, which Object.create(null) lacks. */
const BareParams = function () {} as unknown as new () => Params
BareParams.prototype = Object.create(null)

/** Leaves out a byte order mark. */
const utf8 = new TextDecoder()

export type ParamsSource = Pick<ApiRequest, 'method' | 'url' | 'headers' | 'body'>

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
  for (const key of Object.keys(value)) if (!forbiddenKeys.has(key)) copy[key] = clean((value as Params)[key])
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

/** Rack's limit of how deep names and JSON may nest. */
const deepest = 100

/** Names that would reach the prototype of an object built from the parameters. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function assertDepth(depth: number): void {
  if (depth > deepest) fail('入れ子が深すぎます。')
}

/**
 * Adds a pair of a form: `a[b]=c` nests, `a[]=x` makes a list, `a[][b]=c` a list of objects; the last of equal names
 * wins. Lists grow in place. Throws MalformedBody when a name has two kinds of value (Rack: 400).
 */
function addPair(params: Params, name: string, value: unknown): void {
  if (!name.includes('[')) {
    // Nearly all names are plain.
    if (!forbiddenKeys.has(name)) params[name] = value
    return
  }
  const path = pathOf(name)
  if (!path.some((key) => forbiddenKeys.has(key))) setIn(params, path, 0, value)
}

/** Returns the keys of a name; '' is the next index of a list. Text outside brackets is used as a key unchanged. */
function pathOf(name: string): string[] {
  // A bracket at the very start is part of the name.
  let at = name.indexOf('[', 1)
  if (at < 0) return [name]
  const path = [name.slice(0, at)]
  while (at < name.length) {
    assertDepth(path.length)
    const end = name[at] === '[' ? name.indexOf(']', at) : -1
    const key = end < 0 ? name.slice(at) : name.slice(at + 1, end)
    // A list directly in a list counts as one list.
    if (key !== '' || path.at(-1) !== '') path.push(key)
    at = end < 0 ? name.length : end + 1
  }
  return path
}

function setIn(target: Params, path: readonly string[], step: number, value: unknown): void {
  const key = path[step] as string
  const next = path[step + 1]
  if (next === undefined) {
    target[key] = value
  } else if (next === '') {
    const list = (target[key] ??= [])
    if (!Array.isArray(list)) throw conflict(path)
    appendTo(list, path, step + 2, value)
  } else {
    const inner = (target[key] ??= new BareParams())
    if (!isParams(inner)) throw conflict(path)
    setIn(inner, path, step + 1, value)
  }
}

function appendTo(list: unknown[], path: readonly string[], step: number, value: unknown): void {
  if (step === path.length) {
    list.push(value)
  } else {
    // A repeated key begins the next object of the list.
    let last = list.at(-1)
    if (!isParams(last) || has(last, path, step)) list.push((last = new BareParams()))
    setIn(last as Params, path, step, value)
  }
}

function has(params: Params, path: readonly string[], step: number): boolean {
  let value: unknown = params
  for (let at = step; at < path.length; at += 1) {
    if (path[at] === '') return false
    if (!isParams(value) || !((path[at] as string) in value)) return false
    value = value[path[at] as string]
  }
  return true
}

function isParams(value: unknown): value is Params {
  return value instanceof BareParams
}

function conflict(path: readonly string[]): MalformedBody {
  return new MalformedBody(`「${(path[0] as string).slice(0, 100)}」の形式が一致していません。`)
}
