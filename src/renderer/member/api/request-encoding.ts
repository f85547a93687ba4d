import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { addField } from '../../../contract/wire/rails-fields.ts'

export interface EncodedRequest {
  /** Path with query string, e.g. `/api/notice?id=3`. */
  readonly path: string
  readonly body: BodyInit | null
  /** Set for JSON only, because the browser writes the multipart boundary itself. */
  readonly contentType: string | null
}

/** Encodes the fields as the call's contract says. Undefined values are omitted; null is sent in JSON only. */
export function encodeRequest(endpoint: Endpoint, input: unknown): EncodedRequest {
  const fields = Object.entries(typeof input === 'object' && input !== null ? input : {})
  if (endpoint.place === 'query') return { path: withQuery(endpoint.path, fields), body: null, contentType: null }
  if (endpoint.place === 'multipart') return { path: endpoint.path, body: formData(fields), contentType: null }
  return { path: endpoint.path, body: JSON.stringify(input ?? {}), contentType: 'application/json' }
}

function withQuery(path: string, fields: [string, unknown][]): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) addField(name, value, (key, text) => query.append(key, text))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function formData(fields: [string, unknown][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else addField(name, value, (key, text) => form.append(key, text))
  }
  return form
}
