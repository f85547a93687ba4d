import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

const shared = {
  /** Delay in ms before the fault. */
  latencyMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  /** Number of times the fault applies; unlimited by default. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Probability, drawn from the world's seed and the number of chances so far. */
  probability: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Number of times applied; ignored in requests. */
  fired: z.optional(z.int()),
}

/** A fault of calls; `*` in the path is a wildcard. */
const callFault = z.strictObject({
  match: z.strictObject({
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
    path: z.string().check(z.regex(/^\//)),
  }),
  ...shared,
  /** Status of the fault's response; 200 by default with a `body`. */
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** Body of the fault's response. A string is sent unchanged, so it can be malformed JSON. */
  body: z.optional(z.unknown()),
  /** Cuts the connection: true before the backend gets the request, `after` when only the response is lost. */
  drop: z.optional(z.union([z.boolean(), z.literal('after')])),
})
export type CallFault = z.output<typeof callFault>

/** A fault of a channel's messages; `*` is every channel. */
const channelFault = z.strictObject({
  match: z.strictObject({ channel: z.string().check(z.minLength(1)) }),
  ...shared,
  /** Cuts the socket instead of delivering. */
  drop: z.optional(z.boolean()),
  /** Delivers the message twice. */
  duplicate: z.optional(z.boolean()),
  /** Replaces the frame; a string is sent unchanged. */
  body: z.optional(z.unknown()),
})
export type ChannelFault = z.output<typeof channelFault>

export type Fault = CallFault | ChannelFault

export function isChannelFault(fault: Fault): fault is ChannelFault {
  return 'channel' in fault.match
}

const fault = z.union([callFault, channelFault])
const mostFaults = 100
const faults = z.array(fault).check(z.maxLength(mostFaults))

const count = z.int().check(z.minimum(0))
/** A fault with its numbers of chances and of applications. */
const armedFault = z.strictObject({ fault, chances: count, fired: count })
export type ArmedFault = z.output<typeof armedFault>
export const armedFaults = z.readonly(z.array(armedFault).check(z.maxLength(mostFaults)))

export const listFaults = defineControl('listFaults', 'GET /faults', {
  summary: 'The active faults and how often each struck',
  response: faults,
  worksOnReal: true,
})

export const replaceFaults = defineControl('replaceFaults', 'PUT /faults', {
  summary: 'Replaces all faults; all counts restart at zero',
  request: faults,
  response: faults,
  worksOnReal: true,
})
