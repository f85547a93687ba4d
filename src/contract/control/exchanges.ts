import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'
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

/** A deviation of a call or frame from the contract. */
export const deviation = z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })

/** A call with its response, or a socket frame, with all contents. */
export const exchange = z.extend(exchangeRow, {
  /** Path with query and without secrets; empty for frames. */
  path: z.string(),
  /** Headers in lower case without session values; empty for frames. */
  requestHeaders: headers,
  responseHeaders: headers,
  request: z.string(),
  response: z.string(),
  issues: z.array(deviation),
})
export type Exchange = z.output<typeof exchange>

/** Returns only higher ids. */
const after = z.catch(z._default(request.integer(0), 0), 0)

export const listExchanges = defineControl('listExchanges', 'GET /exchanges', {
  summary: 'Latest calls and frames with full contents, oldest first; with `earlier`, also those on disk',
  request: z.object({
    after,
    /** Whether exchanges that left the memory are read from the disk, without their changes. */
    earlier: z._default(request.boolean, false),
  }),
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

/** Longest text to search for, in characters. */
export const searchTextMaxLength = 200

export const searchExchanges = defineControl('searchExchanges', 'GET /exchanges/search', {
  summary: 'Ids of exchanges that contain a text in a body or a header',
  request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(searchTextMaxLength)) }),
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
