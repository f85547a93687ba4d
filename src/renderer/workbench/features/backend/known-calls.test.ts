import { expect, test } from 'vitest'
import type { DriftLedger } from '../../../../contract/control/drift-ledger.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { callsWithDrifts, knownCalls } from './known-calls.ts'

const drift = (place: string, note: string | null) =>
  ({ place, kind: 'type', first: '2026-11-20', last: '2026-11-22', note }) as const
const [first, last] = [endpoints[0], endpoints.at(-1)].map((call) => `${call?.method} ${call?.path}`)
const ledger: DriftLedger = {
  version: 1,
  calls: {
    [String(last)]: {
      confirmed: null,
      samples: 3,
      drifts: [drift('response.a', null), drift('response.b', 'Agreed.')],
    },
    [String(first)]: { confirmed: '2026-11-22', samples: 1, drifts: [drift('response.c', 'Agreed.')] },
  },
}

test('lists every documented call in the order of the contract, unknown ones as never seen', () => {
  const calls = knownCalls(ledger)
  expect(calls.map(({ id }) => id)).toEqual(endpoints.map(({ id }) => id))
  expect(calls[1]).toMatchObject({ confirmed: null, samples: 0, drifts: [] })
})

test('keeps the drifts of a call with a note apart from those without', () => {
  const placesOf = (isReviewed: boolean) =>
    callsWithDrifts(knownCalls(ledger), isReviewed).map(({ name, drifts }) => [name, drifts.map(({ place }) => place)])
  expect(placesOf(false)).toEqual([[last, ['response.a']]])
  expect(placesOf(true)).toEqual([
    [first, ['response.c']],
    [last, ['response.b']],
  ])
})
