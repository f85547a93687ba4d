import { type CallDrift, callIn, type DriftLedger, isSameDrift } from '../../../src/contract/control/drift-ledger.ts'

/** Merges two ledgers of the same API. Idempotent, so the higher number of samples is kept. */
export function mergeLedgers(a: DriftLedger, b: DriftLedger): DriftLedger {
  const names = new Set([...Object.keys(a.calls), ...Object.keys(b.calls)])
  const calls = [...names].map((name) => [name, mergeCalls(callIn(a, name), callIn(b, name))] as const)
  return { calls: Object.fromEntries(calls), version: 1 }
}

function mergeCalls(a: CallDrift, b: CallDrift): CallDrift {
  const both = a.drifts.map((known) => {
    const other = b.drifts.find((one) => isSameDrift(one, known))
    if (!other) return known
    const first = known.first < other.first ? known.first : other.first
    const last = known.last > other.last ? known.last : other.last
    return { ...known, first, last, note: other.note ?? known.note }
  })
  const further = b.drifts.filter((one) => !a.drifts.some((known) => isSameDrift(one, known)))
  return {
    confirmed: (a.confirmed ?? '') > (b.confirmed ?? '') ? a.confirmed : b.confirmed,
    samples: Math.max(a.samples, b.samples),
    drifts: [...both, ...further],
  }
}
