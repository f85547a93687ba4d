import { type Drift, type DriftLedger, callIn, isSameDrift } from '../../../src/contract/control/drift-ledger.ts'
import { findEndpoint } from './check-call.ts'
import { type Issue, noSuchField, nothing } from './verdict.ts'

/** A response of the real API with its differences from the contract. */
export interface Sample {
  readonly method: string
  /** Without query. */
  readonly path: string
  readonly status: number
  readonly issues: readonly Issue[]
}

type Found = Pick<Drift, 'place' | 'kind'>

/** Field names come from outside, so a flood of them must not fill the memory. */
const mostDrifts = 200

/** Returns a ledger with one more sample. Undocumented calls are not stored, because their addresses may hold data. */
export function noteSample(ledger: DriftLedger, { method, path, status, issues }: Sample, today: string): DriftLedger {
  const endpoint = findEndpoint(method, path)
  if (!endpoint) return ledger
  const name = `${method} ${endpoint.path}`
  const { confirmed, samples, drifts } = callIn(ledger, name)
  const found = driftsOf(issues)
  const seen = drifts.map((known) => (found.some((one) => isSameDrift(one, known)) ? { ...known, last: today } : known))
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

/** Returns the drifts of a call that are not reviewed yet. */
export function unreviewed(ledger: DriftLedger, name: string, found: readonly Found[]): readonly Found[] {
  const known = callIn(ledger, name).drifts.filter(({ note }) => note !== null)
  return found.filter((one) => !known.some((reviewed) => isSameDrift(reviewed, one)))
}

/** Returns the places of issues in the schema, each once, without values of the response. */
export function driftsOf(issues: readonly Issue[]): Found[] {
  const found = issues.map((issue) => ({ place: placeOf(issue), kind: kindOf(issue) }))
  return found.filter((one, index) => found.findIndex((other) => isSameDrift(one, other)) === index)
}

function kindOf({ path, expected, actual }: Issue): Drift['kind'] {
  if (path === 'status') return 'status'
  if (expected === noSuchField) return 'extra'
  return actual === nothing ? 'missing' : 'type'
}

const longestPlace = 300

function placeOf({ path, actual }: Issue): string {
  if (path === 'status') return `status.${actual}`
  // A part of a path: a list position, a quoted key, or a name.
  const parts = path.match(/\[\d+\]|\["(?:[^"\\]|\\.)*"\]|[^.[\]]+/g) ?? []
  const [root = '', ...rest] = parts
  const place = rest.reduce((text, part) => text + shownPart(part), root)
  return place.length > longestPlace ? `${root}.*` : place
}

/** Matches plausible field names; other keys are ids, names or addresses, which are data. */
const fieldName = /^[a-z](?:[a-z]|_(?=[a-z\d])|[A-Z](?=[a-z])|\d(?!\d{2})){0,39}$/

function shownPart(part: string): string {
  if (/^\[\d+\]$/.test(part)) return '[]'
  return fieldName.test(part) ? `.${part}` : '.*'
}
