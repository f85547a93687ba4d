import { type CallDrift, callIn, type DriftLedger } from '../../../../contract/control/drift-ledger.ts'
import { endpoints } from '../../../../contract/endpoints.ts'

/** A documented call with its state in the drift ledger. */
export interface KnownCall extends CallDrift {
  readonly id: string
  readonly summary: string
  /** Method and path, the key of the ledger. */
  readonly name: string
}

/** Every documented call with its state, in the order of the contract. */
export function knownCalls(ledger: DriftLedger): KnownCall[] {
  return endpoints.map(({ id, method, path, summary }) => {
    const name = `${method} ${path}`
    return { id, summary, name, ...callIn(ledger, name) }
  })
}

/** Calls with drifts that a reviewer's note explains, or with those that none does. Other drifts are left out. */
export function callsWithDrifts(calls: readonly KnownCall[], isReviewed: boolean): KnownCall[] {
  return calls.flatMap((call) => {
    const drifts = call.drifts.filter(({ note }) => (note !== null) === isReviewed)
    return drifts.length === 0 ? [] : [{ ...call, drifts }]
  })
}
