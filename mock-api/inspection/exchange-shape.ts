import * as z from 'zod/mini'
import * as told from '../../src/contract/control/exchanges.ts'

/** What is told otherwise than it is kept: the instant as text, and the member as called when somebody asks. */
const kept = {
  /** Virtual instant, epoch milliseconds. */
  at: z.number(),
  memberId: z.nullable(z.int()),
}
const rowShape = z.extend(z.omit(told.exchangeRow, { member: true }), kept)

/** What a list says of an exchange. */
export type ExchangeRow = Readonly<z.output<typeof rowShape>>

/** As a line of a file. */
export const exchangeShape = z.extend(z.omit(told.exchange, { member: true }), {
  ...kept,
  issues: z.readonly(told.exchange.shape.issues),
})

/** A call and its answer, or one frame of a socket, as the inspector shows them. */
export type Exchange = Readonly<z.output<typeof exchangeShape>>

/** The row of an exchange: what is told without its texts. */
export function rowOf(exchange: Exchange): ExchangeRow {
  const { id, kind, at, method, title, phone, memberId, status, durationMs, fault, changes, verdict } =
    exchange
  return { id, kind, at, method, title, phone, memberId, status, durationMs, fault, changes, verdict }
}
