import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Position of a field: query string, body or a part of a multipart body. */
type Place = 'query' | 'body' | 'part'

export interface DocumentedField {
  readonly place: Place
  /** Names joined from the outside in: `user.maleraw_attributes.age`. */
  readonly path: string
  /** Sex for which the field is documented; null for both. */
  readonly sex: 1 | 2 | null
}

export interface DocumentedCall {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly fields: readonly DocumentedField[]
}

const ledger = resolve(import.meta.dirname, '../../../docs/api.md')
const heading = /^## (API-\d+) ([A-Z]+) (\/\S*)$/
const field = /^ {2}- (?:(Male|Female): )?`(query|body|part)\.([\w.]+)`/

/** Request fields of every call from docs/api.md (its line on field notation). */
export function readDocumentedCalls(text: string = readFileSync(ledger, 'utf8')): readonly DocumentedCall[] {
  const calls: { id: string; method: string; path: string; fields: DocumentedField[] }[] = []
  for (const line of text.split('\n')) {
    const [, id, method, path] = heading.exec(line) ?? []
    if (id && method && path) calls.push({ id, method, path, fields: [] })
    const [, sex, place, name] = field.exec(line) ?? []
    if (place && name) {
      const of = sex === undefined ? null : sex === 'Male' ? 1 : 2
      calls.at(-1)?.fields.push({ place: place as Place, path: name, sex: of })
    }
  }
  return calls
}
