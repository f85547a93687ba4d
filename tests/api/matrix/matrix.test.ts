import { join as joinPath } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Moment } from '../../../mock-api/history/moment-tree.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { Endpoint } from '../../../src/contract/wire/endpoint.ts'
import { readLedger } from '../../architecture/trace/ledger.ts'
import { callEndpoint } from '../../support/call-endpoint.ts'
import { covers } from '../../support/covers.ts'
import { endMock, openMock, type Mock } from '../../support/mock.ts'
import { OpenApiJudge } from '../../support/open-api/judge.ts'
import { furnish, join, standings, type CallerName, type MatrixCaller, type Surroundings } from './callers.ts'
import { requestOf } from './requests.ts'
import { expectedCell } from './rules.ts'

const names = Object.keys(standings) as CallerName[]
const ids = readLedger(joinPath(import.meta.dirname, '../../../docs'))
  .filter(({ area }) => area === 'API')
  .map(({ id }) => id)

let mock: Mock
let judge: OpenApiJudge
let surroundings: Surroundings
let start: Moment
let commits = 0
const callers = new Map<CallerName, MatrixCaller>()

// One world for all cells: the way back follows each change, so that every cell starts equally.
beforeAll(async () => {
  mock = await openMock({ members: 0 })
  judge = new OpenApiJudge((await mock.get('/openapi.json')).body)
  surroundings = furnish(mock)
  for (const name of names) callers.set(name, await join(mock, name))
  const { store, history } = mock.server.runtime
  start = history.save('matrix')
  store.committed.add((changes) => {
    commits += changes.length
  })
})
afterAll(() => endMock(mock))

test('has every call of the ledger and at least fifteen kinds of callers', () => {
  expect(ids).toHaveLength(71)
  expect(names.length).toBeGreaterThanOrEqual(15)
})

test.each(names)(
  'C-5 C-6 C-7 C-8 every call answers %s as the rules say, in the documented shape, and a refusal changes nothing',
  async (name) => {
    const caller = callers.get(name) as MatrixCaller
    const seen: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const id of ids) {
      seen[id] = await cellOf(id, caller)
      wanted[id] = expectedCell(id, name)
    }
    covers('D-50', 'D-51', 'D-94', 'CONST-35', 'CONST2-09')
    covers('ROLE-05', 'ROLE-11', 'ROLE-23')
    covers('GATE-50', 'GATE-56', 'GATE-57', 'GATE-70', 'GATE-71')
    expect(seen).toEqual(wanted)
  },
)

test.each([
  ['API-43', 'an unpaid man', { access: 'login' }],
  ['API-58', 'an unverified woman', { access: 'verified-or-empty' }],
  ['API-37', 'a free woman', { sex: undefined }],
  ['API-19', 'a withdrawn woman', { evenIfBarred: true }],
] as const)('a guard that %s loses is seen: %s is served', async (id, name, lost) => {
  const endpoint = endpoints.find((known) => known.id === id) as Endpoint
  const guarded = { ...endpoint }
  const cell = () => cellOf(id, callers.get(name) as MatrixCaller)
  try {
    Object.assign(endpoint, lost)
    expect(await cell()).toMatch(/^200/)
  } finally {
    Object.assign(endpoint, guarded)
  }
  expect(await cell()).toBe(expectedCell(id, name))
})

/** Status and reason of the response, with its faults. */
async function cellOf(id: string, caller: MatrixCaller): Promise<string> {
  const endpoint = endpoints.find((known) => known.id === id)
  if (!endpoint) return 'not in the contract'
  const { url, runtime } = mock.server
  const before = commits
  const reply = await callEndpoint(url, endpoint, requestOf(id, caller, surroundings, url), caller.headers)
  const { status, body, headers } = reply
  const faults = judge.faultsOf(id, { status, headers, text: JSON.stringify(body) })
  const changed = commits > before
  if (changed) await runtime.history.go(({ moments }) => moments.at(start))
  if (changed && status >= 400) faults.push('changed the world')
  return [status, ...(status === 403 ? [body.reason] : []), ...faults].join(' ')
}
