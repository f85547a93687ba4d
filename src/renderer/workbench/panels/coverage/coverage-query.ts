import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { effectKinds } from '../../../../contract/control/effect-kinds.ts'
import { callControl } from '../../control/call-control.ts'

const counts = z.record(z.string(), z.number())

/** GET /coverage */
const coverageSchema = z.object({
  endpoints: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      summary: z.string(),
      statuses: counts,
      missing: z.array(z.number()),
    }),
  ),
  channels: z.array(z.object({ id: z.string(), name: z.string(), frames: z.number() })),
  timeRules: z.array(z.object({ kind: z.enum(effectKinds), fired: z.number() })),
  screens: counts,
  errorTexts: counts,
})
export type Coverage = z.output<typeof coverageSchema>

export const coverageQuery = queryOptions({
  queryKey: ['coverage'],
  queryFn: () => callControl('GET', '/coverage', coverageSchema),
})
