import * as z from 'zod/mini'
import { backendModes } from '../rules/backend.ts'
import { defineControl } from './define-control.ts'
import { deviation } from './exchanges.ts'

const backendMode = z.enum(backendModes)

const backend = z.strictObject({
  mode: backendMode,
  /** Base address of the real API. */
  url: z.nullable(z.string()),
})

export const readBackend = defineControl('readBackend', 'GET /backend', {
  summary: 'The current backend',
  response: backend,
  worksOnReal: true,
})

export const chooseBackend = defineControl('chooseBackend', 'PUT /backend', {
  summary: 'Chooses the backend',
  request: z.strictObject({ mode: backendMode, url: z.nullish(z.string()) }),
  response: backend,
  worksOnReal: true,
})

const callName = z.strictObject({ id: z.string(), method: z.string(), path: z.string() })

const check = z.strictObject({
  url: z.string(),
  /** Duration of the first call. */
  durationMs: z.int(),
  /** Why the API cannot be used; null when it responds. */
  problem: z.nullable(z.enum(['refused', 'unknown-name', 'silent', 'certificate', 'breaks-off'])),
  /** Lead of its clock over this machine's clock; null when it sends no date. */
  clockMs: z.nullable(z.int()),
  /** Whether it accepts cable sockets; null when not tried. */
  sockets: z.nullable(z.boolean()),
  /** The checked calls with their deviations from the contract. */
  calls: z.array(z.extend(callName, { issues: z.array(deviation) })),
  /** Calls that were left out, because the time for the check was over or the server gave no response. */
  notReached: z.array(callName),
})
export type BackendCheck = z.output<typeof check>

export const checkBackend = defineControl('checkBackend', 'POST /backend/check', {
  summary: 'Checks a real API without connecting to it: no login, nothing written',
  request: z.strictObject({ url: z.string() }),
  response: check,
  worksOnReal: true,
})

const phoneDifferences = z.strictObject({
  /** Number of calls that both phones have made. */
  compared: z.int(),
  calls: z.array(
    z.strictObject({
      /** `METHOD /path` */
      call: z.string(),
      /** Statuses of the mock and of the real API. */
      mock: z.int(),
      real: z.int(),
      /** Differences in shape. `missing` and `extra` describe the real API's response. */
      places: z.array(z.strictObject({ place: z.string(), kind: z.enum(['missing', 'extra', 'type']) })),
    }),
  ),
})
export type PhoneDifferences = z.output<typeof phoneDifferences>

export const comparePhones = defineControl('comparePhones', 'GET /backend/differences', {
  summary: 'Calls with different responses of mock and real API: shapes, no values',
  response: phoneDifferences,
  worksOnReal: true,
})
