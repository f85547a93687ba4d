import * as z from 'zod/mini'
import { wireSuccess } from '../../wire/wire.ts'
import { defineControl } from '../define-control.ts'
import { effectKinds } from '../effect-kinds.ts'

const counts = z.record(z.string(), z.int())

/** What has been exercised since the start, beside everything that is documented. */
export const coverageReport = z.strictObject({
  endpoints: z.array(
    z.strictObject({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      summary: z.string(),
      documented: z.array(z.int()),
      /** The documented ones, seen or not, and what else was seen. */
      statuses: counts,
      /** Documented statuses that were not seen. */
      missing: z.array(z.int()),
    }),
  ),
  channels: z.array(z.strictObject({ id: z.string(), name: z.string(), frames: z.int() })),
  timeRules: z.array(z.strictObject({ kind: z.enum(effectKinds), fired: z.int() })),
  /** Pages by their route; one that is no route of the product is not documented. */
  screens: z.array(z.strictObject({ path: z.string(), documented: z.boolean(), seen: z.int() })),
  /** Texts of refusals; those of single fields, which are many, are not documented one by one. */
  errorTexts: z.array(z.strictObject({ text: z.string(), documented: z.boolean(), seen: z.int() })),
})
export type CoverageReport = z.output<typeof coverageReport>

export const readCoverage = defineControl({
  id: 'readCoverage',
  method: 'GET',
  path: '/coverage',
  summary:
    'Calls, statuses, channels, screens, error texts and time rules: all that are documented, and how often each was seen',
  response: coverageReport,
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
