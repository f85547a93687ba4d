import { readDrift, mergeDrift, reviewDrift } from '../../src/contract/control/drift.ts'
import type { DriftRecord } from '../tools/contract-check/drift-record.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'

/** Differences between the real API and the contract, over all recorded samples. */
export const driftRoutes = [
  defineControlRoute(readDrift, (_, { drift }) => driftView(drift)),
  defineControlRoute(mergeDrift, (ledger, { drift, announce }) => {
    drift.merge(ledger)
    announce('drift')
    return driftView(drift)
  }),
  defineControlRoute(reviewDrift, ({ call, note, ...place }, { drift, announce }) => {
    if (!drift.review(call, place, note))
      throw new ControlError('unknown-drift', `Failed to review: ${call} has no such drift. See GET /__control/drift.`)
    announce('drift')
    return driftView(drift)
  }),
]

const driftView = ({ ledger, today }: DriftRecord) => ({ ledger, today })
