import type * as calls from '../../../src/contract/control/exchanges.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { Runtime } from '../../runtime.ts'
import type { ExchangeRow, Exchange } from '../../tools/inspection/show-exchange.ts'
import type { ControlContext } from '../define-control-route.ts'
import { memberName } from './member.ts'

/** Returns a row of the list of exchanges, with the current name of the member. */
export function rowView<Row extends ExchangeRow>({ at, memberId, ...rest }: Row, { store }: Runtime) {
  const member = memberId === null ? null : memberName(store.world, memberId)
  return { ...rest, at: tokyoIso(at), member }
}

/** Returns an exchange with its texts. */
export function exchangeView(exchange: Exchange, runtime: Runtime) {
  return { ...rowView(exchange, runtime), issues: [...exchange.issues] }
}

/** The latest exchanges of the mock that fit into a number of bytes, oldest first. */
export async function exchangesOfMock(
  { exchanges, runtime }: Pick<ControlContext, 'exchanges' | 'runtime'>,
  bytes: number,
): Promise<ResponseOf<typeof calls.listExchanges>> {
  return (await exchanges.ofMock(bytes)).map((exchange) => exchangeView(exchange, runtime))
}
