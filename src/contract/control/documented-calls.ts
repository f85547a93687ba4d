import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

export const readOpenApi = defineControl('readOpenApi', 'GET /openapi.json', {
  summary: 'Every documented call as OpenAPI 3.1',
  response: z.record(z.string(), z.unknown()),
  worksOnReal: true,
})

const failure = z.strictObject({
  /** Id of the documented call. */
  call: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  status: z.int(),
  /** Code of the refusal that a rule or gate throws. */
  code: z.string(),
  /** Text for the member. */
  text: z.string(),
  /** Whole body of the response. */
  body: z.record(z.string(), z.unknown()),
  /** Requirements behind the refusal: the call and the rows on refusals. */
  ids: z.array(z.string()),
})
export type Failure = z.output<typeof failure>

export const listFailures = defineControl('listFailures', 'GET /failures', {
  summary: 'Documented refusals of each call with their responses',
  response: z.array(failure),
  worksOnReal: true,
})
