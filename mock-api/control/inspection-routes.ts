import { clearCoverage, readCoverage } from '../../src/contract/control/coverage.ts'
import { clearExchanges, listExchanges } from '../../src/contract/control/exchanges.ts'
import { listFailures } from '../../src/contract/control/failures.ts'
import { listFaults, replaceFaults } from '../../src/contract/control/faults.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { defineControlRoute } from './define-control-route.ts'
import { documentedFailures } from './documented-failures.ts'

/** Looking at what happens, and disturbing it: exchanges, coverage and faults. */
export const inspectionRoutes = [
  defineControlRoute(listExchanges, ({ after }, { exchanges }) =>
    exchanges.after(after).map((exchange) => ({
      ...exchange,
      at: tokyoIso(exchange.at),
      issues: [...exchange.issues],
    })),
  ),
  defineControlRoute(clearExchanges, (_, { exchanges }) => {
    exchanges.clear()
    return { success: true as const }
  }),
  defineControlRoute(readCoverage, (_, { coverage }) => coverage.report()),
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
