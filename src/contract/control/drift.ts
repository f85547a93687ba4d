import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'
import { driftKinds, driftLedger, longestNote } from './drift-ledger.ts'

const reading = z.strictObject({
  ledger: driftLedger,
  /** Today in Tokyo by this machine's clock, because a real API has no virtual time. */
  today: z.string(),
})

export const readDrift = defineControl('readDrift', 'GET /drift', {
  summary: 'Drift ledger of the real API, by call',
  response: reading,
  worksOnReal: true,
})

export const mergeDrift = defineControl('mergeDrift', 'POST /drift', {
  summary: 'Merges a drift ledger from a file',
  request: driftLedger,
  response: reading,
  worksOnReal: true,
})

export const reviewDrift = defineControl('reviewDrift', 'PUT /drift/review', {
  summary: "Adds a reviewer's note to a drift; null removes it",
  request: z.strictObject({
    call: z.string(),
    place: z.string(),
    kind: z.enum(driftKinds),
    note: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestNote))),
  }),
  response: reading,
  worksOnReal: true,
})
