import * as z from 'zod/mini'
import type { FileFault } from '../../src/contract/control/codes.ts'
import { clearCoverage, readCoverage } from '../../src/contract/control/coverage.ts'
import { type Failure, listFailures } from '../../src/contract/control/documented-calls.ts'
import * as calls from '../../src/contract/control/exchanges.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { Sex } from '../../src/contract/enums/member.ts'
import { type PlacedReason, placedText, reasonOf } from '../../src/contract/rules/file-reasons.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { uncheckedNote } from '../../src/contract/rules/recorded-text.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { isGemCall, takesLogin, type Endpoint, type ResponseOf } from '../../src/contract/wire/endpoint.ts'
import { responseTo, refusalCodes } from '../api/refusals.ts'
import type { Runtime } from '../runtime.ts'
import { checkHar, NoArchive } from '../tools/contract-check/check-har.ts'
import { errorTextsOf } from '../tools/inspection/coverage.ts'
import { type Exchange, type ExchangeRow, showExchange } from '../tools/inspection/show-exchange.ts'
import { Refusal, type RefusalCode } from '../world/rules.ts'
import { ControlError, defineControlRoute, type ControlContext, requireFound } from './define-control-route.ts'
import { memberName } from './member-view.ts'

/** Refusals of the gem by the prefix of their names, with their calls. */
const ofGem: readonly (readonly [prefix: string, calls: readonly string[]])[] = [
  ['sign-up-', ['API-01']],
  ['bad-credentials', ['API-02']],
  ['sign-in-by-get', ['IMP-28c']],
  ['sign-in-', ['API-02']],
  ['sign-out-', ['API-03']],
  ['token-', ['IMP-28a']],
  ['reset-', ['API-04', 'IMP-04']],
  ['password-', ['API-05']],
  ['confirmation-', ['API-06']],
  ['resend-', ['IMP-28b']],
]

/** Requirement ids of a kind of refusal, besides the call's own. */
const requirements: Readonly<Partial<Record<RefusalCode, readonly string[]>>> = {
  unauthenticated: ['C-6'],
  owner: ['C-7', 'D-51'],
  sex: ['C-6'],
  age: ['C-6'],
  payment: ['C-6'],
}

/** Returns every documented refusal of a call with the service's real response. */
function documentedFailures(): Failure[] {
  return endpoints.flatMap((endpoint) =>
    refusalCodes.flatMap((code) => {
      if (!mayRefuse(endpoint, code)) return []
      const { status, body } = responseTo(new Refusal(code))
      const schema = endpoint.refusals[status]
      if (!schema || !z.safeParse(schema, body).success) return []
      const { id, method, path } = endpoint
      const ids = [id, ...(requirements[code] ?? ['C-5'])]
      return [{ call: id, method, path, status, code, text: textOf(body), body: { ...body }, ids }]
    }),
  )
}

function mayRefuse(endpoint: Endpoint, code: RefusalCode): boolean {
  const owners = ofGem.find(([prefix]) => code.startsWith(prefix))?.[1]
  if (owners) return owners.includes(endpoint.id)
  if (code === 'gem-malformed') return isGemCall(endpoint)
  // No member's call may name another member (C-7).
  if (code === 'owner') return endpoint.identity.length > 0 || takesLogin(endpoint)
  if (isGemCall(endpoint)) return code === 'invalid'
  if (code === 'sex') return endpoint.sex !== undefined
  if (code === 'age') return endpoint.access === 'verified'
  if (code === 'payment') return endpoint.access === 'verified' && endpoint.sex !== Sex.woman
  // Any request may be wrong; a state hinders only requests that change it.
  if (code === 'state') return !endpoint.readOnly
  return true
}

function textOf(body: Readonly<Record<string, unknown>>): string {
  if (typeof body['msg'] === 'string') return body['msg']
  const { errors } = body
  const texts: unknown = Array.isArray(errors)
    ? errors
    : typeof errors === 'object' && errors !== null && 'full_messages' in errors
      ? errors.full_messages
      : []
  return Array.isArray(texts) ? texts.join('、') : ''
}

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
  defineControlRoute(calls.listFaults, (_, { faults }) => faults.list()),
  defineControlRoute(calls.replaceFaults, (list, { faults, announce }) => {
    faults.replace(list)
    announce('faults')
    return faults.list()
  }),
]

let knownTexts: readonly string[] | undefined
/** Texts of the documented refusals, each once; cached, because collecting them is slow. */
function documentedTexts(): readonly string[] {
  return (knownTexts ??= [...new Set(documentedFailures().flatMap(({ body }) => errorTextsOf(body)))])
}

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
