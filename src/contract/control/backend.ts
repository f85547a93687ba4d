import * as z from 'zod/mini'
import type { PhoneName } from '../rules/start-options.ts'
import { defineControl } from './define-control.ts'

/** Which API answers: the mock, a real one, or `beside`: the mock to everybody but one phone, which has the real one. */
const backendMode = z.enum(['mock', 'beside', 'real'])
export type BackendMode = z.output<typeof backendMode>

/** The phone that the real API answers while the two stand side by side. */
export const phoneBeside: PhoneName = 'b'

/** Whether the real API answers a phone. */
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
  summary: 'Which API answers',
  response: backend,
  worksOnReal: true,
})

export const chooseBackend = defineControl({
  id: 'chooseBackend',
  method: 'PUT',
  path: '/backend',
  summary: 'Chooses the API that answers',
  request: z.strictObject({ mode: backendMode, url: z.nullish(z.string()) }),
  response: backend,
  worksOnReal: true,
})

const check = z.strictObject({
  url: z.string(),
  /** Of the first call. */
  durationMs: z.int(),
  /** Why it cannot be used; null where it answers. */
  problem: z.nullable(z.enum(['refused', 'unknown-name', 'silent', 'certificate', 'breaks-off'])),
  /** How far its clock is ahead of this machine's; null where it does not tell the time. */
  clockMs: z.nullable(z.int()),
  /** Whether it takes sockets of the cable; null where it was not tried. */
  sockets: z.nullable(z.boolean()),
  /** The calls that were made, each with where it left the contract. */
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
  summary: 'Looks at a real API without choosing it: no login, nothing written',
  request: z.strictObject({ url: z.string() }),
  response: check,
  worksOnReal: true,
})

const phoneDifferences = z.strictObject({
  /** How many calls both phones have made. */
  compared: z.int(),
  calls: z.array(
    z.strictObject({
      /** `METHOD /path` */
      call: z.string(),
      /** Status that the mock and the real API answered with. */
      mock: z.int(),
      real: z.int(),
      /** Where the answers are made differently; `missing` and `extra` are so in the real one. */
      places: z.array(z.strictObject({ place: z.string(), kind: z.enum(['missing', 'extra', 'type']) })),
    }),
  ),
})
export type PhoneDifferences = z.output<typeof phoneDifferences>

export const comparePhones = defineControl({
  id: 'comparePhones',
  method: 'GET',
  path: '/backend/differences',
  summary: 'Which calls the mock and the real API answered differently, side by side: how answers are made, no values',
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
