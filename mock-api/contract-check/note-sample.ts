import { callIn, isSameDrift, type Drift, type DriftLedger } from '../../src/contract/control/drift.ts'
import { findEndpoint } from './find-endpoint.ts'
import type { Issue } from './verdict.ts'

/** An answer of the real API that was held against the contract. */
export interface Sample {
  readonly method: string
  /** Without query. */
  readonly path: string
  readonly status: number
  readonly issues: readonly Issue[]
}

type Found = Pick<Drift, 'place' | 'kind'>

/** Names of fields come from outside: a flood of them must not fill the memory. */
const mostDrifts = 200

/** A ledger with one more sample. What the contract does not name is not kept: its address may hold data. */
export function noteSample(
  ledger: DriftLedger,
  { method, path, status, issues }: Sample,
  today: string,
): DriftLedger {
  const endpoint = findEndpoint(method, path)
  if (!endpoint) return ledger
  const name = `${method} ${endpoint.path}`
  const { confirmed, samples, drifts } = callIn(ledger, name)
  const found = driftsOf(issues)
  const seen = drifts.map((known) =>
    found.some((one) => isSameDrift(one, known)) ? { ...known, last: today } : known,
  )
  const further = found
    .filter((one) => !drifts.some((known) => isSameDrift(one, known)))
    .map((one) => ({ ...one, first: today, last: today, note: null }))
  const isConfirmed = status === 200 && unreviewed(ledger, name, found).length === 0
  const call = {
    confirmed: isConfirmed ? today : confirmed,
    samples: samples + 1,
    drifts: [...seen, ...further].slice(0, mostDrifts),
  }
  return { ...ledger, calls: { ...ledger.calls, [name]: call } }
}

/** Which of the drifts found of a call nobody has looked at yet. */
export function unreviewed(ledger: DriftLedger, name: string, found: readonly Found[]): readonly Found[] {
  const known = callIn(ledger, name).drifts.filter(({ note }) => note !== null)
  return found.filter((one) => !known.some((reviewed) => isSameDrift(reviewed, one)))
}

/** Where issues lie in the schema, each place once, without anything that was answered there. */
export function driftsOf(issues: readonly Issue[]): Found[] {
  const found = issues.map((issue) => ({ place: placeOf(issue), kind: kindOf(issue) }))
  return found.filter((one, index) => found.findIndex((other) => isSameDrift(one, other)) === index)
}

function kindOf({ path, expected, actual }: Issue): Drift['kind'] {
  if (path === 'status') return 'status'
  if (expected === 'no such field') return 'extra'
  return actual === 'nothing' ? 'missing' : 'type'
}

const longestPlace = 300

function placeOf({ path, actual }: Issue): string {
  if (path === 'status') return `status.${actual}`
  // One part of a path: a place in a list, a quoted key, or a name.
  const parts = path.match(/\[\d+\]|\["(?:[^"\\]|\\.)*"\]|[^.[\]]+/g) ?? []
  const [root = '', ...rest] = parts
  const place = rest.reduce((text, part) => text + shownPart(part), root)
  return place.length > longestPlace ? `${root}.*` : place
}

/** What a person would call a field; a key that is an id, a name or an address is data. */
const fieldName = /^[a-z](?:[a-z]|_(?=[a-z\d])|[A-Z](?=[a-z])|\d(?!\d{2})){0,39}$/

function shownPart(part: string): string {
  if (/^\[\d+\]$/.test(part)) return '[]'
  return fieldName.test(part) ? `.${part}` : '.*'
}
