import type { FileFault } from '../../src/contract/control/codes.ts'
import { clearCoverage, readCoverage } from '../../src/contract/control/coverage.ts'
import { listFailures } from '../../src/contract/control/documented-calls.ts'
import * as calls from '../../src/contract/control/exchanges.ts'
import { listFaults, replaceFaults } from '../../src/contract/control/faults.ts'
import { type PlacedReason, placedText, reasonOf } from '../../src/contract/rules/file-reasons.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { NoArchive } from '../tools/contract-check/har-archive.ts'
import { exchangesOfHar } from '../tools/inspection/har-exchanges.ts'
import type { Exchange } from '../tools/inspection/show-exchange.ts'
import { ControlError, requireFound } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'
import { documentedFailures, documentedTexts } from './documented-failures.ts'
import { rowView, exchangeView } from './views/exchange.ts'

/** What the inspector shows: exchanges, recordings, coverage, documented failures and faults. */
export const inspectionRoutes = [
  defineControlRoute(calls.listExchanges, async ({ after, earlier }, { exchanges, runtime }) => {
    const found = earlier ? await exchanges.allAfter(after) : exchanges.after(after)
    return found.map((exchange) => exchangeView(exchange, runtime))
  }),
  defineControlRoute(calls.listExchangeRows, ({ after }, { exchanges, runtime }) => {
    const { rows, ...rest } = exchanges.rows(after)
    return { rows: rows.map((row) => rowView(row, runtime)), ...rest }
  }),
  defineControlRoute(calls.searchExchanges, async ({ text }, { exchanges }) => ({
    ids: await exchanges.search(text),
  })),
  defineControlRoute(calls.readExchange, async ({ id }, { exchanges, runtime }) => {
    const found = requireFound(
      await exchanges.find(id),
      'unknown-exchange',
      `Failed to find exchange ${id}: it is no longer stored. See GET /__control/exchanges/rows.`,
    )
    return exchangeView(found, runtime)
  }),
  defineControlRoute(calls.checkRecording, async (_, { c, runtime }) => {
    const exchanges = readRecording(await c.req.text())
    return { exchanges: exchanges.map((exchange) => exchangeView(exchange, runtime)) }
  }),
  defineControlRoute(calls.clearExchanges, async (_, { exchanges, announce }) => {
    await exchanges.clear()
    announce('exchange')
    return { success: true as const }
  }),
  defineControlRoute(readCoverage, (_, { coverage }) => coverage.report(documentedTexts())),
  defineControlRoute(clearCoverage, (_, { coverage, announce }) => {
    coverage.clear()
    announce('exchange')
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

/** Throws ControlError for a text that is no HTTP Archive, or too long. */
function readRecording(text: string): Exchange[] {
  const refused = (code: FileFault, why: PlacedReason) =>
    new ControlError(
      code,
      `Failed to read the recording: ${placedText(why)}. Send an HTTP Archive that a browser saved.`,
      why,
    )
  if (text.length > calls.longestRecording)
    throw refused('too-long', reasonOf('too-many-characters', { most: calls.longestRecording }))
  try {
    return exchangesOfHar(parseJson(text))
  } catch (cause) {
    throw cause instanceof NoArchive ? refused('foreign', cause.reason) : cause
  }
}
