import { mergeDrift, readDrift, reviewDrift } from '../../src/contract/control/drift.ts'
import type { DriftRecord } from '../contract-check/drift-record.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'

/** What is known of the real API against the contract, over all that was ever seen of it. */
export const driftRoutes = [
  defineControlRoute(readDrift, (_, { drift }) => driftView(drift)),
  defineControlRoute(mergeDrift, (ledger, { drift, announce }) => {
    drift.merge(ledger)
    announce('drift')
    return driftView(drift)
  }),
  defineControlRoute(reviewDrift, ({ call, note, ...place }, { drift, announce }) => {
    if (!drift.review(call, place, note))
      throw new ControlError(
        404,
        `Failed to review: ${call} has no such drift. See GET /__control/drift.`,
        'unknown-drift',
      )
    announce('drift')
    return driftView(drift)
  }),
]

const driftView = ({ ledger, today }: DriftRecord) => ({ ledger, today })
