import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { defineControl } from './define-control.ts'
import { effectKinds } from './effects.ts'

const counts = z.record(z.string(), z.int())

/** Documented items with their counts since the start. */
export const coverageReport = z.strictObject({
  endpoints: z.array(
    z.strictObject({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      summary: z.string(),
      documented: z.array(z.int()),
      /** Counts of documented and other observed statuses. */
      statuses: counts,
      /** Documented statuses that were never observed. */
      missing: z.array(z.int()),
    }),
  ),
  channels: z.array(z.strictObject({ id: z.string(), name: z.string(), frames: z.int() })),
  timeRules: z.array(z.strictObject({ kind: z.enum(effectKinds), fired: z.int() })),
  /** Pages by route. Paths outside the product's routes are undocumented. */
  screens: z.array(z.strictObject({ path: z.string(), documented: z.boolean(), seen: z.int() })),
  /** Error texts. The many texts of single fields count as undocumented. */
  errorTexts: z.array(z.strictObject({ text: z.string(), documented: z.boolean(), seen: z.int() })),
})
export type CoverageReport = z.output<typeof coverageReport>

export const readCoverage = defineControl('readCoverage', 'GET /coverage', {
  summary:
    'All documented calls, statuses, channels, screens, error texts and time rules with the number of times each was seen',
  response: coverageReport,
  worksOnReal: true,
})

export const clearCoverage = defineControl('clearCoverage', 'DELETE /coverage', {
  summary: 'Resets all counts',
  response: wire.success,
  worksOnReal: true,
})
