import type { Exchange, ExchangeRow } from '../../../../../contract/control/exchanges.ts'
import type { PhoneName } from '../../../../../contract/rules/hosts.ts'
import { isIncomplete, redactedValue } from '../../../../../contract/rules/recorded-text.ts'
import { ControlProblem } from '../../../hub/control/control-problem.ts'
import { flash } from '../../../hub/control/flash.ts'
import { cached } from '../../../hub/control/query-client.ts'
import { currentCopy } from '../../../hub/language.ts'
import { callFromPhone } from '../../../hub/phones/ask-phone.ts'
import { recordRepeatedCall } from '../../../hub/recording/repeated-call.ts'
import { inspectorCopy } from '../copy.ts'
import { exchangeRowsQuery, fetchNewRows } from '../exchange-rows.ts'
import { pathOf } from '../exchange-texts.ts'

/** What was sent with a recorded call. */
export type Sent = Pick<Exchange, 'method' | 'path' | 'request'>

/** The phone sends its own login in place of this value. */
const recordedLogin = new RegExp(`"access-token":\\s*"${redactedValue}"`)

/** Whether a path or body holds redacted values that somebody must write again before it is sent. */
export const hasRedacted = (text: string): boolean => text.replace(recordedLogin, '').includes(redactedValue)

/** Whether a recorded call can be sent as it is. */
export const isRepeatable = (sent: Sent): boolean =>
  !hasRedacted(sent.path) && !hasRedacted(sent.request) && !isIncomplete(sent.request)

/**
 * Sends a recorded call with the login of a phone.
 * @returns the id of the new exchange, when the list has it
 * @throws ControlProblem when no response arrives
 */
export async function replay({ method, path, request }: Sent, phone: PhoneName): Promise<number | undefined> {
  const rows = () => cached(exchangeRowsQuery)?.rows ?? []
  const before = rows().at(-1)?.id
  const body = method === 'GET' ? {} : { body: request }
  recordRepeatedCall(phone, { method, path, request })
  const status = await callFromPhone(phone, { method, path, ...body })
  const words = currentCopy(inspectorCopy).acts
  if (status === 0) throw new ControlProblem(0, words.noResponse)
  const pathname = pathOf(path)
  flash(words.returned(`${method} ${pathname}`, status), status < 400 ? 'good' : 'alarm')
  await fetchNewRows()
  const isIt = (row: ExchangeRow) => row.method === method && row.phone === phone && row.title.startsWith(pathname)
  return rows().find((row) => (before === undefined || row.id > before) && isIt(row))?.id
}
