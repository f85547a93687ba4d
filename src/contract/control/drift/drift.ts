import * as z from 'zod/mini'
import { defineControl } from '../define-control.ts'
import { driftKinds, driftLedger } from './drift-ledger.ts'

const reading = z.strictObject({
  ledger: driftLedger,
  /** The day in Tokyo by this machine's clock: a real API knows no other. */
  today: z.string(),
})

export const readDrift = defineControl({
  id: 'readDrift',
  method: 'GET',
  path: '/drift',
  summary: 'How far the real API was found to keep to the contract, by call',
  response: reading,
  worksOnReal: true,
})

export const mergeDrift = defineControl({
  id: 'mergeDrift',
  method: 'POST',
  path: '/drift',
  summary: 'Adds what a file knows of the real API',
  request: driftLedger,
  response: reading,
  worksOnReal: true,
})

export const reviewDrift = defineControl({
  id: 'reviewDrift',
  method: 'PUT',
  path: '/drift/review',
  summary: 'Notes why a drift is as it is, or takes that back with null',
  request: z.strictObject({
    call: z.string(),
    place: z.string(),
    kind: z.enum(driftKinds),
    note: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  }),
  response: reading,
  worksOnReal: true,
})
