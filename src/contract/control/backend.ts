import * as z from 'zod/mini'
import type { PhoneName } from '../rules/start-options.ts'
import { defineControl } from './define-control.ts'

/** The API in use: the mock, a real API, or `beside`: one phone uses the real API and all others the mock. */
const backendMode = z.enum(['mock', 'beside', 'real'])
export type BackendMode = z.output<typeof backendMode>

/** The phone that uses the real API in mode `beside`. */
export const phoneBeside: PhoneName = 'b'

/** Returns whether a phone uses the real API. */
export const isRealTo = (mode: BackendMode, phone: string | null): boolean =>
  mode === 'real' || (mode === 'beside' && phone === phoneBeside)

const backend = z.strictObject({
  mode: backendMode,
  /** Base address of the real API. */
  url: z.nullable(z.string()),
})

export const readBackend = defineControl({
  id: 'readBackend',
  method: 'GET',
  path: '/backend',
  summary: 'The current backend',
  response: backend,
  worksOnReal: true,
})

export const chooseBackend = defineControl({
  id: 'chooseBackend',
  method: 'PUT',
  path: '/backend',
  summary: 'Chooses the backend',
  request: z.strictObject({ mode: backendMode, url: z.nullish(z.string()) }),
  response: backend,
  worksOnReal: true,
})

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
  calls: z.array(
    z.strictObject({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      issues: z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })),
    }),
  ),
})
export type BackendCheck = z.output<typeof check>

export const checkBackend = defineControl({
  id: 'checkBackend',
  method: 'POST',
  path: '/backend/check',
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

export const comparePhones = defineControl({
  id: 'comparePhones',
  method: 'GET',
  path: '/backend/differences',
  summary: 'Calls with different responses of mock and real API: shapes, no values',
  response: phoneDifferences,
  worksOnReal: true,
})

export const readOpenApi = defineControl({
  id: 'readOpenApi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'Every documented call as OpenAPI 3.1',
  response: z.record(z.string(), z.unknown()),
  worksOnReal: true,
})
