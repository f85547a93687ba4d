import { headerOf, type ApiRequest, type Params } from '../request.ts'
import { BareParams } from './bare-params.ts'
import { formPairs } from './forms.ts'
import { parseJson } from './json-body.ts'
import { readParts } from './multipart.ts'
import { addPair } from './nested-names.ts'

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
  if (/^multipart\/form-data/i.test(type)) {
    addAll(params, readParts(body, type))
  } else if (/^application\/x-www-form-urlencoded/i.test(type)) {
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
