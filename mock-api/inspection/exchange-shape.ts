import * as z from 'zod/mini'

const rowShape = z.strictObject({
  id: z.int(),
  kind: z.enum(['http', 'cable']),
  /** Virtual instant, epoch milliseconds. */
  at: z.number(),
  /** HTTP method, or `in` / `out` for a frame. */
  method: z.string(),
  title: z.string(),
  /** Letter of the phone on the stage; null for other pages and programs. */
  phone: z.nullable(z.string()),
  memberId: z.nullable(z.int()),
  status: z.int(),
  durationMs: z.number(),
  fault: z.boolean(),
  /** How many records of the world it changed; null where nobody can go back to before it. */
  changes: z.nullable(z.int()),
  verdict: z.enum(['ok', 'drift', 'undocumented']),
})

/** What a list says of an exchange. */
export type ExchangeRow = Readonly<z.output<typeof rowShape>>

const headers = z.readonly(z.record(z.string(), z.string()))

/** As a line of a file. */
export const exchangeShape = z.extend(rowShape, {
  /** Path with query, secrets left out; empty for frames. */
  path: z.string(),
  requestHeaders: headers,
  responseHeaders: headers,
  request: z.string(),
  response: z.string(),
  issues: z.readonly(z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() }))),
})

/** A call and its answer, or one frame of a socket, as the inspector shows them. */
export type Exchange = Readonly<z.output<typeof exchangeShape>>

/** The row of an exchange: what is told without its texts. */
export function rowOf(exchange: Exchange): ExchangeRow {
  const { id, kind, at, method, title, phone, memberId, status, durationMs, fault, changes, verdict } =
    exchange
  return { id, kind, at, method, title, phone, memberId, status, durationMs, fault, changes, verdict }
}
