import * as z from 'zod/mini'

/** GET and PUT /faults: what is disturbed, and how. */
export const faultSchema = z.object({
  match: z.union([
    z.object({ method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])), path: z.string() }),
    z.object({ channel: z.string() }),
  ]),
  latencyMs: z.optional(z.number()),
  status: z.optional(z.number()),
  body: z.optional(z.unknown()),
  drop: z.optional(z.union([z.boolean(), z.literal('after')])),
  duplicate: z.optional(z.boolean()),
  times: z.optional(z.number()),
  probability: z.optional(z.number()),
  fired: z.optional(z.number()),
})
export type Fault = z.output<typeof faultSchema>
