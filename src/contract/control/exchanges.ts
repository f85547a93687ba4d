import * as z from 'zod/mini'
import * as wire from '../wire/wire.ts'
import { defineControl, pathId } from './define-control.ts'
import { memberName } from './members.ts'

/** A call with its response, or a socket frame, as a row of a list. */
export const exchangeRow = z.strictObject({
  id: z.int(),
  kind: z.enum(['http', 'cable']),
  at: wire.instant,
  /** HTTP method, or `in` or `out` for a frame as seen from the server. */
  method: z.string(),
  /** Path with query and without secrets for a call; channel and action for a frame. */
  title: z.string(),
  /** Letter of the stage's phone; null for other pages and programs. */
  phone: z.nullable(z.string()),
  /** The member who was logged in, by the current name; null when no rule ran. */
  member: z.nullable(memberName),
  /** 0 for frames and for calls with a cut connection. */
  status: z.int(),
  durationMs: z.number(),
  fault: z.boolean(),
  /** Number of changed records; null when the state before it cannot be restored. */
  changes: z.nullable(z.int()),
  /** The moment of history that it belongs to; null for exchanges of a real API and of a file. */
  moment: z._default(z.nullable(z.int()), null),
  /** Result of the contract check. */
  verdict: z.enum(['ok', 'drift', 'undocumented']),
})
export type ExchangeRow = z.output<typeof exchangeRow>

const headers = z.record(z.string(), z.string())

/** A call with its response, or a socket frame, with all contents. */
export const exchange = z.extend(exchangeRow, {
  /** Path with query and without secrets; empty for frames. */
  path: z.string(),
  /** Headers in lower case without session values; empty for frames. */
  requestHeaders: headers,
  responseHeaders: headers,
  request: z.string(),
  response: z.string(),
  /** Deviations from the contract. */
  issues: z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })),
})
export type Exchange = z.output<typeof exchange>

/** Returns only higher ids. */
const after = z.catch(z._default(wire.integer(0), 0), 0)

export const listExchanges = defineControl('listExchanges', 'GET /exchanges', {
  summary: 'Latest calls and frames with full contents, oldest first',
  request: z.object({ after }),
  response: z.array(exchange),
  worksOnReal: true,
})

export const listExchangeRows = defineControl('listExchangeRows', 'GET /exchanges/rows', {
  summary: 'All recorded calls and frames, in memory and on disk, paged, oldest first',
  request: z.object({ after }),
  response: z.strictObject({
    rows: z.array(exchangeRow),
    /** Ids of the oldest and the newest stored exchange, or 0. If the last row is not the newest, there are more. */
    oldest: z.int(),
    newest: z.int(),
    /** Number of earlier exchanges that are no longer stored. */
    dropped: z.int(),
  }),
  worksOnReal: true,
})

export const searchExchanges = defineControl('searchExchanges', 'GET /exchanges/search', {
  summary: 'Ids of exchanges that contain a text in a body or a header',
  request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.strictObject({ ids: z.array(z.int()) }),
  worksOnReal: true,
})

export const readExchange = defineControl('readExchange', 'GET /exchanges/:id', {
  summary: 'One call or frame with full contents',
  request: z.object({ id: pathId }),
  response: exchange,
  worksOnReal: true,
})

/** Longest HTTP Archive that is read, in characters. */
export const longestRecording = 50_000_000

export const checkRecording = defineControl('checkRecording', 'POST /exchanges/recording', {
  summary: 'Calls and frames of an HTTP Archive held against the contract; the body is the file, nothing is stored',
  takesFile: true,
  response: z.strictObject({ exchanges: z.array(exchange) }),
  worksOnReal: true,
})

export const clearExchanges = defineControl('clearExchanges', 'DELETE /exchanges', {
  summary: 'Discards all exchanges',
  response: wire.success,
  worksOnReal: true,
})

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
export const armedFaults = z.array(armedFault).check(z.maxLength(mostFaults))

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
