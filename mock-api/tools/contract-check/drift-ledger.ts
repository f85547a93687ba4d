import { type Drift, type DriftLedger, callIn, isSameDrift } from '../../../src/contract/control/drift-ledger.ts'
import { findEndpoint } from './check-call.ts'
import { placeOf, unnamedPlace } from './drift-place.ts'
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

/**
 * Field names come from outside, so a flood of them must not fill the memory. From this number of drifts on, a call's
 * further ones are one drift per kind, at the place `response.*` or `request.*`.
 */
const mostDrifts = 200

/** Returns a ledger with one more sample. Undocumented calls are not stored, because their addresses may hold data. */
export function noteSample(ledger: DriftLedger, { method, path, status, issues }: Sample, today: string): DriftLedger {
  const endpoint = findEndpoint(method, path)
  if (!endpoint) return ledger
  const name = `${method} ${endpoint.path}`
  const { confirmed, samples, drifts } = callIn(ledger, name)
  const found = driftsOf(issues)
  const isConfirmed = status === 200 && unreviewed(ledger, name, found).length === 0
  const call = {
    confirmed: isConfirmed ? today : confirmed,
    samples: samples + 1,
    drifts: withFound(drifts, withinRoom(found, drifts), today),
  }
  return { ...ledger, calls: { ...ledger.calls, [name]: call } }
}

/** Returns found drifts. New ones for which a call has no room lose their place, and are one per kind. */
function withinRoom(found: readonly Found[], known: readonly Drift[]): Found[] {
  const further = found.filter((one) => !includes(known, one))
  const unplaced = new Set(further.slice(Math.max(0, mostDrifts - known.length)))
  return distinct(found.map((one) => (unplaced.has(one) ? { ...one, place: unnamedPlace(one) } : one)))
}

/** Adds found drifts to the known ones. Today is the last day of both. */
function withFound(known: readonly Drift[], found: readonly Found[], today: string): Drift[] {
  const further = found.filter((one) => !includes(known, one))
  return [
    ...known.map((one) => (includes(found, one) ? { ...one, last: today } : one)),
    ...further.map((one) => ({ ...one, first: today, last: today, note: null })),
  ]
}

const includes = (drifts: readonly Found[], wanted: Found) => drifts.some((one) => isSameDrift(one, wanted))

/** Returns the drifts of a call that are not reviewed yet. */
export function unreviewed(ledger: DriftLedger, name: string, found: readonly Found[]): readonly Found[] {
  const known = callIn(ledger, name).drifts.filter(({ note }) => note !== null)
  return found.filter((one) => !includes(known, one))
}

/** Returns the places of issues in the schema, each once, without values of the response. */
export function driftsOf(issues: readonly Issue[]): Found[] {
  return distinct(issues.map((issue) => ({ place: placeOf(issue), kind: kindOf(issue) })))
}

const distinct = (found: readonly Found[]): Found[] =>
  found.filter((one, index) => found.findIndex((other) => isSameDrift(one, other)) === index)

function kindOf({ path, expected, actual }: Issue): Drift['kind'] {
  if (path === 'status') return 'status'
  if (expected === noSuchField) return 'extra'
  return actual === nothing ? 'missing' : 'type'
}
