import { clearCoverage, readCoverage } from '../../src/contract/control/coverage.ts'
import { listFailures } from '../../src/contract/control/define-control.ts'
import {
  clearExchanges,
  listExchangeRows,
  listExchanges,
  readExchange,
  searchExchanges,
} from '../../src/contract/control/exchanges.ts'
import { listFaults, replaceFaults } from '../../src/contract/control/faults.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../src/contract/wire/endpoint.ts'
import { memberName } from '../features/member/member.ts'
import { errorTextsOf } from '../inspection/coverage.ts'
import type { Exchange, ExchangeRow } from '../inspection/show-exchange.ts'
import type { Runtime } from '../runtime.ts'
import { ControlError } from './control-error.ts'
import { defineControlRoute, type ControlContext } from './define-control-route.ts'
import { documentedFailures } from './documented-failures.ts'

/** Looking at what happens, and disturbing it: exchanges, coverage and faults. */
export const inspectionRoutes = [
  defineControlRoute(listExchanges, ({ after }, { exchanges, runtime }) =>
    exchanges.after(after).map((exchange) => exchangeView(exchange, runtime)),
  ),
  defineControlRoute(listExchangeRows, ({ after }, { exchanges, runtime }) => {
    const { rows, ...rest } = exchanges.rows(after)
    return { rows: rows.map((row) => headOf(row, runtime)), ...rest }
  }),
  defineControlRoute(searchExchanges, async ({ text }, { exchanges }) => ({
    ids: await exchanges.search(text),
  })),
  defineControlRoute(readExchange, async ({ id }, { exchanges, runtime }) => {
    const found = await exchanges.find(id)
    if (!found)
      throw new ControlError(
        404,
        `Failed to find exchange ${id}: it is kept no more. See GET /__control/exchanges/rows.`,
        'unknown-exchange',
      )
    return exchangeView(found, runtime)
  }),
  defineControlRoute(clearExchanges, async (_, { exchanges }) => {
    await exchanges.clear()
    return { success: true as const }
  }),
  defineControlRoute(readCoverage, (_, { coverage }) => coverage.report(documentedTexts())),
  defineControlRoute(clearCoverage, (_, { coverage }) => {
    coverage.clear()
    return { success: true as const }
  }),
  defineControlRoute(listFailures, () => documentedFailures()),
  defineControlRoute(listFaults, (_, { faults }) => faults.list()),
  defineControlRoute(replaceFaults, (list, { faults, announce }) => {
    faults.replace(list)
    announce('faults')
    return faults.list()
  }),
]

let knownTexts: readonly string[] | undefined
/** What the documented refusals say, each text once: the same as long as the program runs, and slow to gather. */
function documentedTexts(): readonly string[] {
  return (knownTexts ??= [...new Set(documentedFailures().flatMap(({ body }) => errorTextsOf(body)))])
}

/** A row as it is told: the instant as text, and the member by name. */
function headOf<Row extends ExchangeRow>({ at, memberId, ...rest }: Row, { store }: Runtime) {
  const member = memberId === null ? null : memberName(store.world, memberId)
  return { ...rest, at: tokyoIso(at), member }
}

function exchangeView(exchange: Exchange, runtime: Runtime) {
  return { ...headOf(exchange, runtime), issues: [...exchange.issues] }
}

/** The latest that a file may hold, as the inspector shows them. */
export function exchangesOfMock(
  { exchanges, runtime }: Pick<ControlContext, 'exchanges' | 'runtime'>,
  most: number,
): ResponseOf<typeof listExchanges> {
  return exchanges.ofMock(most).map((exchange) => exchangeView(exchange, runtime))
}
