import * as z from 'zod/mini'
import { wireInteger } from '../wire/wire-request.ts'
import { wireInstant, wireSuccess } from '../wire/wire.ts'
import { defineControl, pathId } from './define-control.ts'
import { memberName } from './world.ts'

/** One call with its answer, or one frame of a socket, as a line of a list. */
export const exchangeRow = z.strictObject({
  id: z.int(),
  kind: z.enum(['http', 'cable']),
  at: wireInstant,
  /** HTTP method, or `in` and `out` for a frame seen from the server. */
  method: z.string(),
  /** What it is about: the path of a call with its query, secrets left out; channel and action of a frame. */
  title: z.string(),
  /** Letter of the phone of the stage; null for other pages and programs. */
  phone: z.nullable(z.string()),
  /** Who was logged in, as the member is called now; null where no rule was reached. */
  member: z.nullable(memberName),
  /** 0 for frames, and for a call whose connection was cut off. */
  status: z.int(),
  durationMs: z.number(),
  /** Whether a fault shaped it. */
  fault: z.boolean(),
  /** How many records of the world it changed; null where nobody can go back to before it. */
  changes: z.nullable(z.int()),
  /** What the contract says of it. */
  verdict: z.enum(['ok', 'drift', 'undocumented']),
})
export type ExchangeRow = z.output<typeof exchangeRow>

const headers = z.record(z.string(), z.string())

/** One call with its answer, or one frame of a socket, whole. */
export const exchange = z.extend(exchangeRow, {
  /** With query, secrets left out; empty for frames. */
  path: z.string(),
  /** By names in lower case, logins left out; empty for frames. */
  requestHeaders: headers,
  responseHeaders: headers,
  request: z.string(),
  response: z.string(),
  /** Where it differs from the contract. */
  issues: z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })),
})
export type Exchange = z.output<typeof exchange>

/** Only those with a higher id. */
const after = z.catch(z._default(wireInteger(0), 0), 0)

export const listExchanges = defineControl({
  id: 'listExchanges',
  method: 'GET',
  path: '/exchanges',
  summary: 'The latest calls and frames with all they carried, oldest first',
  request: z.object({ after }),
  response: z.array(exchange),
  worksOnReal: true,
})

export const listExchangeRows = defineControl({
  id: 'listExchangeRows',
  method: 'GET',
  path: '/exchanges/rows',
  summary: 'All calls and frames that are kept, in memory and on the disk, a part at a time, oldest first',
  request: z.object({ after }),
  response: z.strictObject({
    rows: z.array(exchangeRow),
    /** Ids of the oldest that is kept and of the newest; 0 without any. There is more while a row has not the newest. */
    oldest: z.int(),
    newest: z.int(),
    /** How many of the earlier ones are kept no more. */
    dropped: z.int(),
  }),
  worksOnReal: true,
})

export const searchExchanges = defineControl({
  id: 'searchExchanges',
  method: 'GET',
  path: '/exchanges/search',
  summary: 'Which exchanges hold a text in a body or a header',
  request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.strictObject({ ids: z.array(z.int()) }),
  worksOnReal: true,
})

export const readExchange = defineControl({
  id: 'readExchange',
  method: 'GET',
  path: '/exchanges/:id',
  summary: 'One call or frame with all it carried',
  request: z.object({ id: pathId }),
  response: exchange,
  worksOnReal: true,
})

export const clearExchanges = defineControl({
  id: 'clearExchanges',
  method: 'DELETE',
  path: '/exchanges',
  summary: 'Forgets all exchanges',
  response: wireSuccess,
  worksOnReal: true,
})
