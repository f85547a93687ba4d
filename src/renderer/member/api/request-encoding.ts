import type { Endpoint } from '../../../contract/wire/endpoint.ts'

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
  for (const [name, value] of fields) append(name, value, (key, text) => query.append(key, text))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function formData(fields: [string, unknown][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else append(name, value, (key, text) => form.append(key, text))
  }
  return form
}

/** Rails notation for arrays and objects: `areas[]`, `user[id]`. */
function append(name: string, value: unknown, add: (name: string, text: string) => void): void {
  if (value === null) return
  if (Array.isArray(value)) for (const entry of value) append(`${name}[]`, entry, add)
  else if (typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) append(`${name}[${key}]`, entry, add)
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    add(name, String(value))
  }
}
