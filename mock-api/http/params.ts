/** Parameters of a request, nested as Rails nests them (protocols part C). Made without prototypes on purpose. */
export type Params = { [key: string]: unknown }

/**
 * An object without a usable prototype. Made by a constructor it keeps a fast shape, which Object.create(null) does not.
 */
const Bare = function () {} as unknown as new () => Params
Bare.prototype = Object.create(null)

const deepest = 20
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Body that cannot be read as what its type says. */
export class MalformedBody extends Error {
  override readonly name = 'MalformedBody'
}

/**
 * Merges query string and body into one set of parameters, body first (C-8: both places are read everywhere).
 * Throws MalformedBody when the body is not what its content type says.
 */
export async function readParams(request: Request): Promise<Params> {
  const params = new Bare()
  const query = request.url.indexOf('?')
  if (query >= 0) addPairs(params, new URLSearchParams(request.url.slice(query + 1)))
  if (request.method === 'GET' || request.method === 'HEAD') return params
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded')) {
    addPairs(params, await request.formData().catch(() => fail('フォームの形式が正しくありません。')))
    return params
  }
  const text = await request.text()
  if (text.trim() === '') return params
  return Object.assign(params, parseJson(text))
}

function parseJson(text: string): Params {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    fail('JSON の形式が正しくありません。')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail('JSON のオブジェクトを送信してください。')
  return clean(value, 0) as Params
}

/** Copies without prototype keys; refuses what is nested too deeply to be meant. */
function clean(value: unknown, depth: number): unknown {
  if (depth > deepest) fail('入れ子が深すぎます。')
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const copy = new Bare()
  for (const key of Object.keys(value))
    if (!forbiddenKeys.has(key)) copy[key] = clean((value as Params)[key], depth + 1)
  return copy
}

function addPairs(params: Params, pairs: Iterable<[string, unknown]>): void {
  for (const [name, value] of pairs) addPair(params, name, value)
}

/** `a[b]=c` nests, `a[]=x` makes a list; the last of equal names wins. */
function addPair(params: Params, name: string, value: unknown): void {
  if (!name.includes('[')) {
    // Nearly all names are plain.
    if (!forbiddenKeys.has(name)) params[name] = value
    return
  }
  const path = [
    name.split('[', 1)[0] as string,
    ...Array.from(name.matchAll(/\[([^\]]*)\]/g), (match) => match[1] as string),
  ]
  if (path.length > deepest || path.some((key) => forbiddenKeys.has(key))) return
  let place: Params = params
  for (let step = 0; step < path.length - 1; step += 1) {
    const key = path[step] as string
    if (path[step + 1] === '' && step === path.length - 2) {
      const list = place[key]
      place[key] = Array.isArray(list) ? [...(list as unknown[]), value] : [value]
      return
    }
    const inner = place[key]
    const next = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : new Bare()
    place[key] = next
    place = next as Params
  }
  place[path.at(-1) as string] = value
}

function fail(message: string): never {
  throw new MalformedBody(message)
}
