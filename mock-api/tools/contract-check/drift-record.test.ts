import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  callIn,
  type Drift,
  type DriftLedger,
  driftLedger,
  emptyLedger,
} from '../../../src/contract/control/drift-ledger.ts'
import { fakeServerTimers } from '../../../tests/support/fake-server-timers.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { driftsOf, noteSample, unreviewed } from './drift-ledger.ts'
import { DriftRecord } from './drift-record.ts'
import type { Issue } from './verdict.ts'

const name = 'GET /api/account'
const issue = (path: string, more: Partial<Issue> = {}): Issue => ({
  path,
  expected: 'string',
  actual: 'number 1',
  ...more,
})
const drift = (place: string, more: Partial<Drift> = {}): Drift => ({
  ...{ place, kind: 'type', first: '2026-11-01', last: '2026-11-02', note: null, ...more },
})
const ledgerOf = (...drifts: Drift[]): DriftLedger => ({
  calls: { [name]: { confirmed: '2026-11-03', samples: 4, drifts } },
  version: 1,
})
const noted = (ledger: DriftLedger, issues: readonly Issue[] = [], more = {}) =>
  noteSample(ledger, { method: 'GET', path: '/api/account', status: 200, issues, ...more }, '2026-11-20')

test('notes the first sample of a call, and nothing of an undocumented one', () => {
  expect(noted(emptyLedger).calls).toEqual({ [name]: { confirmed: '2026-11-20', samples: 1, drifts: [] } })
  expect(noted(ledgerOf(), [], { path: '/api/nothing' })).toEqual(ledgerOf())
  const other = { calls: { 'GET /api/timeline': callIn(emptyLedger, '') }, version: 1 } as const
  expect(Object.keys(noted(other).calls)).toEqual(['GET /api/timeline', name])
})

test('renews the last day of known drift and adds further drift', () => {
  const ledger = ledgerOf(drift('response.a'), drift('response.b'))
  const { confirmed, samples, drifts } = callIn(noted(ledger, [issue('response.b'), issue('response.c')]), name)
  expect([confirmed, samples]).toEqual(['2026-11-03', 5])
  expect(drifts).toEqual([
    drift('response.a'),
    drift('response.b', { last: '2026-11-20' }),
    drift('response.c', { first: '2026-11-20', last: '2026-11-20' }),
  ])
})

test('confirms a call whose drift is reviewed, and no refusal', () => {
  const reviewed = ledgerOf(drift('response.a', { note: 'known' }), drift('response.b'))
  const confirmedOf = (...parameters: Parameters<typeof noted>) => callIn(noted(...parameters), name).confirmed
  expect(confirmedOf(reviewed, [issue('response.a')])).toBe('2026-11-20')
  expect(confirmedOf(reviewed, [issue('response.a'), issue('response.b')])).toBe('2026-11-03')
  expect(confirmedOf(reviewed, [], { status: 401 })).toBe('2026-11-03')
  const found = driftsOf([issue('response.a'), issue('response.b'), issue('response.c')])
  expect(unreviewed(reviewed, name, found).map(({ place }) => place)).toEqual(['response.b', 'response.c'])
})

test('names two hundred drifts of a call, and says of further ones that there are some', () => {
  const many = Array.from({ length: 201 }, (_, at) =>
    issue(`response.${String.fromCodePoint(97 + (at % 26))}${'x'.repeat(1 + Math.floor(at / 26))}`),
  )
  const full = noted(ledgerOf(drift('response.a')), many)
  const { drifts } = callIn(full, name)
  expect([drifts.length, drifts[0]?.place, drifts[199]?.place]).toEqual([201, 'response.a', 'response.qxxxxxxxx'])
  const today = { first: '2026-11-20', last: '2026-11-20' }
  expect(drifts[200]).toEqual(drift('response.*', today))
  const later = [issue('request.b', { actual: 'nothing' }), issue('status', { actual: '500' }), ...many]
  const further = callIn(noted(full, later), name).drifts.slice(200)
  expect(further).toEqual([
    drift('response.*', today),
    drift('request.*', { ...today, kind: 'missing' }),
    drift('status.500', { ...today, kind: 'status' }),
  ])
  expect(driftLedger.safeParse(noted(full, later)).success).toBe(true)
})

test.each<[Issue, Pick<Drift, 'place' | 'kind'>]>([
  [issue('status', { actual: '500' }), { place: 'status.500', kind: 'status' }],
  [issue('response.rec[12].status_n'), { place: 'response.rec[].status_n', kind: 'type' }],
  [issue('response.a', { expected: 'no such field' }), { place: 'response.a', kind: 'extra' }],
  [issue('response.a', { actual: 'nothing' }), { place: 'response.a', kind: 'missing' }],
  [issue('request["a.b\\"]c"].d'), { place: 'request.*.d', kind: 'type' }],
  [issue('response'), { place: 'response', kind: 'type' }],
  [issue('response.Name'), { place: 'response.*', kind: 'type' }],
  [issue('response.name_'), { place: 'response.*', kind: 'type' }],
  [issue('response.nameOf2'), { place: 'response.nameOf2', kind: 'type' }],
  [issue('response.n12'), { place: 'response.n12', kind: 'type' }],
  [issue('response.n123'), { place: 'response.*', kind: 'type' }],
  [issue('response.nameOF'), { place: 'response.*', kind: 'type' }],
  [issue(`response.${'a'.repeat(40)}`), { place: `response.${'a'.repeat(40)}`, kind: 'type' }],
  [issue(`response.${'a'.repeat(41)}`), { place: 'response.*', kind: 'type' }],
  [issue(`response${'.aaaa'.repeat(58)}.a`), { place: `response${'.aaaa'.repeat(58)}.a`, kind: 'type' }],
  [issue(`response${'.aaaa'.repeat(58)}.aaa`), { place: 'response.*', kind: 'type' }],
])('keeps of %j its place without data', (given, found) => {
  expect(driftsOf([given, given])).toEqual([found])
})

const record = (dir: string, logError: (line: string) => void = (line) => expect(line).toBe('')) =>
  DriftRecord.open(dir, { now: () => testNow, logError })

test('reviews a drift that is known, and merges another ledger', async () => {
  const dir = await aFolder()
  const drifts = await record(dir)
  expect(drifts.today).toBe('2026-11-20')
  drifts.note({ method: 'GET', path: '/api/account', status: 200, issues: [issue('response.a'), issue('response.b')] })
  expect(drifts.review(name, { place: 'response.a', kind: 'extra' }, 'x')).toBe(false)
  expect(drifts.review('GET /api/home', { place: 'response.a', kind: 'type' }, 'x')).toBe(false)
  expect(drifts.review(name, { place: 'response.a', kind: 'type' }, 'x')).toBe(true)
  expect(callIn(drifts.ledger, name)).toMatchObject({
    ...{
      samples: 1,
      drifts: [
        { place: 'response.a', note: 'x', first: '2026-11-20' },
        { place: 'response.b', note: null },
      ],
    },
  })
  drifts.merge({ calls: { 'GET /api/timeline': { confirmed: null, samples: 3, drifts: [] } }, version: 1 })
  await drifts.close()
  const { ledger } = await record(dir)
  expect([callIn(ledger, 'GET /api/timeline').samples, callIn(ledger, name).drifts[0]?.note]).toEqual([3, 'x'])
})

test('writes a second after a change, once, and nothing without a change', async () => {
  fakeServerTimers('setTimeout', 'clearTimeout')
  const dir = await aFolder()
  const path = join(dir, 'contract-drift.json')
  const drifts = await record(dir)
  const note = () => drifts.note({ method: 'GET', path: '/api/account', status: 200, issues: [] })
  note()
  note()
  vi.advanceTimersByTime(999)
  expect([vi.getTimerCount(), () => readFileSync(path)]).toEqual([1, expect.any(Function)])
  vi.advanceTimersByTime(1)
  await drifts.close()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ calls: { [name]: { samples: 2 } } })
  rmSync(path)
  await drifts.close()
  expect(() => readFileSync(path)).toThrow('ENOENT')
})

test('closing during a write waits for it and writes what was noted meanwhile', async () => {
  const dir = await aFolder()
  const reopened = async () => (await record(dir)).ledger.calls
  const note = (path: string) => drifts.note({ method: 'GET', path, status: 200, issues: [] })
  fakeServerTimers('setTimeout', 'clearTimeout')
  const drifts = await record(dir)

  note('/api/account')
  vi.advanceTimersByTime(1000)
  await drifts.close()
  expect(await reopened()).toHaveProperty(['GET /api/account'])

  note('/api/recommends')
  vi.advanceTimersByTime(1000)
  note('/api/timeline')
  await drifts.close()
  expect(await reopened()).toMatchObject({ 'GET /api/recommends': {}, 'GET /api/timeline': {} })
})

test('tells that the drift cannot be saved, and goes on', async () => {
  const lines: string[] = []
  const dir = await aFolder()
  const drifts = await record(dir, (line) => lines.push(line))
  mkdirSync(join(dir, 'contract-drift.json'))
  drifts.note({ method: 'GET', path: '/api/account', status: 200, issues: [] })
  await drifts.close()
  expect(lines).toEqual([expect.stringMatching(/^Failed to save the drift of the real API: E/)])
  expect(callIn(drifts.ledger, name).samples).toBe(1)
})
