import type { Endpoint } from './endpoint.ts'
import { addField } from './rails-fields.ts'

interface RequestParts {
  /** Path with its parameters filled in, and the query of a call that sends its fields there. */
  readonly address: string
  /** Fields of the body, or the list that a call takes. Undefined for a call with a query. */
  readonly body: unknown
}

/** Names of the fields that a call takes in its path (`/moments/:id`). */
export const pathFields = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/**
 * Puts each field of a request where its call sends it: path, query or body.
 * @throws Error if a field of the path is missing
 */
export function requestParts({ path, place }: Pick<Endpoint, 'path' | 'place'>, input: unknown = {}): RequestParts {
  const hasFields = typeof input === 'object' && input !== null && !Array.isArray(input)
  const fields = new Map<string, unknown>(hasFields ? Object.entries(input) : [])
  const filled = pathFields(path).reduce((text, name) => {
    const value = fields.get(name)
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    fields.delete(name)
    return text.replace(`:${name}`, () => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value)))
  }, path)
  const others = Object.fromEntries(fields)
  return place === 'query'
    ? { address: filled + queryOf(others), body: undefined }
    : { address: filled, body: hasFields ? others : input }
}

/** Query of the fields with its question mark, or ''. */
function queryOf(fields: object): string {
  const pairs: string[] = []
  const add = (name: string, text: string) => pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
  for (const [name, value] of Object.entries(fields)) addField(name, value, add)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
