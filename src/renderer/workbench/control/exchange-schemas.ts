import * as z from 'zod/mini'
import { phoneNames } from '../../../contract/rules/local-origins.ts'

/** One place where an exchange and the contract differ. */
const issueSchema = z.object({ path: z.string(), expected: z.string(), actual: z.string() })

/** One call with its answer, or one frame of a socket (GET /exchanges). */
export const exchangeSchema = z.object({
  id: z.number(),
  kind: z.enum(['http', 'cable']),
  at: z.string(),
  /** HTTP method, or `in` and `out` for a frame seen from the server. */
  method: z.string(),
  path: z.string(),
  /** The phone that it belongs to; null for other pages and programs. */
  phone: z._default(z.nullable(z.enum(phoneNames)), null),
  status: z.number(),
  durationMs: z.number(),
  request: z.string(),
  response: z.string(),
  /** Shaped by a fault of the faults panel. */
  fault: z._default(z.boolean(), false),
  verdict: z._default(z.enum(['ok', 'drift', 'undocumented']), 'undocumented'),
  issues: z._default(z.array(issueSchema), []),
})
export type Exchange = z.output<typeof exchangeSchema>
