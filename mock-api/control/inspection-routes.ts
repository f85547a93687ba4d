import type { FileFault } from '../../src/contract/control/codes.ts'
import { clearCoverage, readCoverage } from '../../src/contract/control/coverage.ts'
import { listFailures } from '../../src/contract/control/documented-calls.ts'
import * as calls from '../../src/contract/control/exchanges.ts'
import { listFaults, replaceFaults } from '../../src/contract/control/faults.ts'
import { type PlacedReason, placedText, reasonOf } from '../../src/contract/rules/file-reasons.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { uncheckedNote } from '../../src/contract/rules/recorded-text.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../src/contract/wire/endpoint.ts'
import type { Runtime } from '../runtime.ts'
import { checkHar, NoArchive } from '../tools/contract-check/check-har.ts'
import { type Exchange, type ExchangeRow, showExchange } from '../tools/inspection/show-exchange.ts'
import { ControlError, requireFound } from './control-error.ts'
import { defineControlRoute, type ControlContext } from './define-control-route.ts'
import { documentedFailures, documentedTexts } from './documented-failures.ts'
import { memberName } from './member-view.ts'

export const inspectionRoutes = [
  defineControlRoute(calls.listExchanges, ({ after }, { exchanges, runtime }) =>
    exchanges.after(after).map((exchange) => exchangeView(exchange, runtime)),
  ),
  defineControlRoute(calls.listExchangeRows, ({ after }, { exchanges, runtime }) => {
    const { rows, ...rest } = exchanges.rows(after)
    return { rows: rows.map((row) => headOf(row, runtime)), ...rest }
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
  defineControlRoute(calls.checkRecording, async (_, { c }) => {
    const text = await c.req.text()
    const refused = (code: FileFault, why: PlacedReason) =>
      new ControlError(
        code,
        `Failed to read the recording: ${placedText(why)}. Send an HTTP Archive that a browser saved.`,
        why,
      )
    if (text.length > calls.longestRecording)
      throw refused('too-long', reasonOf('too-many-characters', { most: calls.longestRecording }))
    try {
      const exchanges = exchangesOfHar(parseJson(text))
      return {
        exchanges: exchanges.map(({ memberId: _member, at, issues, ...rest }) => ({
          ...rest,
          at: tokyoIso(at),
          member: null,
          issues: [...issues],
        })),
      }
    } catch (cause) {
      throw cause instanceof NoArchive ? refused('foreign', cause.reason) : cause
    }
  }),
  defineControlRoute(calls.clearExchanges, async (_, { exchanges }) => {
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

function headOf<Row extends ExchangeRow>({ at, memberId, ...rest }: Row, { store }: Runtime) {
  const member = memberId === null ? null : memberName(store.world, memberId)
  return { ...rest, at: tokyoIso(at), member }
}

function exchangeView(exchange: Exchange, runtime: Runtime) {
  return { ...headOf(exchange, runtime), issues: [...exchange.issues] }
}

/** The latest exchanges of the mock that fit into a number of bytes, oldest first. */
export async function exchangesOfMock(
  { exchanges, runtime }: Pick<ControlContext, 'exchanges' | 'runtime'>,
  bytes: number,
): Promise<ResponseOf<typeof calls.listExchanges>> {
  return (await exchanges.ofMock(bytes)).map((exchange) => exchangeView(exchange, runtime))
}

/**
 * Returns the API calls and socket frames of an HTTP Archive as exchanges, oldest first, with their verdicts. Calls that
 * cannot be checked are `undocumented` and say why in place of the response.
 * @throws NoArchive
 */
function exchangesOfHar(value: unknown): Exchange[] {
  const findings = checkHar(value).toSorted((one, other) => one.recorded.at - other.recorded.at)
  return findings.map(({ id, method, verdict, issues, reason, recorded }, index) => {
    const { at, url, status, durationMs, request, response } = recorded
    const checked = reason === undefined ? { verdict, issues } : { verdict: 'undocumented' as const, issues: [] }
    if (id === 'frame') {
      const direction = method === 'in' ? 'in' : 'out'
      return showExchange(index + 1, { at, direction, frame: request || response, host: hostOf(url), verdict: checked })
    }
    return showExchange(index + 1, {
      at,
      method,
      url,
      status,
      durationMs,
      headers: { request: recorded.requestHeaders, response: recorded.responseHeaders },
      request,
      response: response === '' && reason !== undefined ? uncheckedNote(reason) : response,
      verdict: checked,
    })
  })
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
