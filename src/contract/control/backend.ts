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

export const readOpenApi = defineControl({
  id: 'readOpenApi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'Every documented call as OpenAPI 3.1',
  response: z.record(z.string(), z.unknown()),
  worksOnReal: true,
})
