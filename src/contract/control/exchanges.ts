import * as z from 'zod/mini'
import { wireInteger } from '../wire/wire-request.ts'
import { wireInstant, wireSuccess } from '../wire/wire.ts'
import { defineControl } from './define-control.ts'

/** One call with its answer, or one frame of a socket. */
const exchange = z.strictObject({
  id: z.int(),
  kind: z.enum(['http', 'cable']),
  at: wireInstant,
  /** HTTP method, or `in` and `out` for a frame seen from the server. */
  method: z.string(),
  /** With query, secrets left out; empty for frames. */
  path: z.string(),
  /** Letter of the phone of the stage; null for other pages and programs. */
  phone: z.nullable(z.string()),
  status: z.int(),
  durationMs: z.number(),
  request: z.string(),
  response: z.string(),
  /** Whether a fault shaped it. */
  fault: z.boolean(),
  /** How many records of the world it changed; null where nobody can go back to before it. */
  changes: z.nullable(z.int()),
  /** What the contract says of it. */
  verdict: z.enum(['ok', 'drift', 'undocumented']),
  /** Where it differs from the contract. */
  issues: z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })),
})
export type Exchange = z.output<typeof exchange>

export const listExchanges = defineControl({
  id: 'listExchanges',
  method: 'GET',
  path: '/exchanges',
  summary: 'The latest calls and frames, oldest first',
  /** Only those with a higher id. */
  request: z.object({ after: z.catch(z._default(wireInteger(0), 0), 0) }),
  response: z.array(exchange),
  worksOnReal: true,
})

export const clearExchanges = defineControl({
  id: 'clearExchanges',
  method: 'DELETE',
  path: '/exchanges',
  summary: 'Forgets all exchanges',
  response: wireSuccess,
  worksOnReal: true,
})
