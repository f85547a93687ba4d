import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

/** Which API answers behind this server. */
const backend = z.strictObject({
  mode: z.enum(['mock', 'real']),
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
  request: z.strictObject({ mode: z.enum(['mock', 'real']), url: z.nullish(z.string()) }),
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

export const readOpenApi = defineControl({
  id: 'readOpenApi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'Every documented call as OpenAPI 3.1',
  response: z.record(z.string(), z.unknown()),
  worksOnReal: true,
})
