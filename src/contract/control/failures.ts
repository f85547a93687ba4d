import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

const failure = z.strictObject({
  /** Id of the documented call. */
  call: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  status: z.int(),
  /** Name of the refusal: what a rule or gate throws. */
  code: z.string(),
  /** What it says to people. */
  text: z.string(),
  /** What the service answers, whole. */
  body: z.record(z.string(), z.unknown()),
  /** Requirements that say so: the call, and the rows on refusals. */
  ids: z.array(z.string()),
})
export type Failure = z.output<typeof failure>

export const listFailures = defineControl({
  id: 'listFailures',
  method: 'GET',
  path: '/failures',
  summary: 'The documented refusals of each call, with what the service answers',
  response: z.array(failure),
  worksOnReal: true,
})
