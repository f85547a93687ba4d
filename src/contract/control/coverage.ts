import * as z from 'zod/mini'
import { wireSuccess } from '../wire/wire.ts'
import { defineControl } from './define-control.ts'
import { effectKinds } from './effect-kinds.ts'

const counts = z.record(z.string(), z.int())

/** What has been exercised since the start. */
const coverage = z.strictObject({
  endpoints: z.array(
    z.strictObject({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      summary: z.string(),
      statuses: counts,
      /** Documented statuses that were not seen. */
      missing: z.array(z.int()),
    }),
  ),
  channels: z.array(z.strictObject({ id: z.string(), name: z.string(), frames: z.int() })),
  timeRules: z.array(z.strictObject({ kind: z.enum(effectKinds), fired: z.int() })),
  screens: counts,
  errorTexts: counts,
})
export type CoverageReport = z.output<typeof coverage>

export const readCoverage = defineControl({
  id: 'readCoverage',
  method: 'GET',
  path: '/coverage',
  summary: 'Calls, statuses, screens, error texts and time rules exercised since the start',
  response: coverage,
  worksOnReal: true,
})

export const clearCoverage = defineControl({
  id: 'clearCoverage',
  method: 'DELETE',
  path: '/coverage',
  summary: 'Counts from zero again',
  response: wireSuccess,
  worksOnReal: true,
})
