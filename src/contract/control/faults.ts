import * as z from 'zod/mini'
import { defineControl } from './define-control.ts'

const shared = {
  /** Waits this long first. */
  latencyMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  /** How often it strikes; without it, for ever. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Chance to strike, drawn from the seed of the world and the count of chances so far. */
  probability: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** How often it has struck; told, not read. */
  fired: z.optional(z.int()),
}

/** A fault of calls: `*` in the path stands for anything. */
const callFault = z.strictObject({
  match: z.strictObject({
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
    path: z.string().check(z.regex(/^\//)),
  }),
  ...shared,
  /** Answered instead of the backend. With `body` alone 200. */
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** A text is sent as it is, so it may be malformed; anything else as JSON. */
  body: z.optional(z.unknown()),
  /** Cuts the connection: true before the backend has seen the call, `after` when only its answer is lost. */
  drop: z.optional(z.union([z.boolean(), z.literal('after')])),
})
export type CallFault = z.output<typeof callFault>

/** A fault of what a channel delivers; `*` for every channel. */
const channelFault = z.strictObject({
  match: z.strictObject({ channel: z.string().check(z.minLength(1)) }),
  ...shared,
  /** Cuts the socket instead of delivering. */
  drop: z.optional(z.boolean()),
  /** Delivers twice. */
  duplicate: z.optional(z.boolean()),
  /** Sent instead of the frame; a text as it is. */
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
/** A fault with how often it could have struck and did. */
const armedFault = z.strictObject({ fault, chances: count, fired: count })
export type ArmedFault = z.output<typeof armedFault>
export const armedFaults = z.array(armedFault).check(z.maxLength(mostFaults))

export const listFaults = defineControl({
  id: 'listFaults',
  method: 'GET',
  path: '/faults',
  summary: 'The faults in force, with how often each struck',
  response: faults,
  worksOnReal: true,
})

export const replaceFaults = defineControl({
  id: 'replaceFaults',
  method: 'PUT',
  path: '/faults',
  summary: 'Puts these faults in force in place of the ones before, all counts at zero',
  request: faults,
  response: faults,
  worksOnReal: true,
})
