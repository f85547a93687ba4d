import type { Drift } from '../../../src/contract/control/drift-ledger.ts'
import type { Issue } from './verdict.ts'

const longestPlace = 300

/** Parts of an issue's path: a list position, a quoted key, or a name. */
const pathPart = /\[\d+\]|\["(?:[^"\\]|\\.)*"\]|[^.[\]]+/g

/** Matches plausible field names; other keys are ids, names or addresses, which are data. */
const fieldName = /^[a-z](?:[a-z]|_(?=[a-z\d])|[A-Z](?=[a-z])|\d(?!\d{2})){0,39}$/

/** Returns the place of an issue in the schema, without values of the response. */
export function placeOf({ path, actual }: Issue): string {
  if (path === 'status') return `status.${actual}`
  const [root = '', ...rest] = path.match(pathPart) ?? []
  const place = rest.reduce((text, part) => text + shownPart(part), root)
  return place.length > longestPlace ? somewhereIn(root) : place
}

function shownPart(part: string): string {
  if (/^\[\d+\]$/.test(part)) return '[]'
  return fieldName.test(part) ? `.${part}` : '.*'
}

/** Returns a place as a ledger keeps it that has no room for the names of further fields. There are few statuses. */
export function unnamedPlace({ place, kind }: Pick<Drift, 'place' | 'kind'>): string {
  return kind === 'status' ? place : somewhereIn(/^\w+/.exec(place)?.[0] ?? '')
}

const somewhereIn = (root: string) => `${root}.*`
