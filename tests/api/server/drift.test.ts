import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mergeLedgers } from '../../../mock-api/tools/contract-check/merge-ledgers.ts'
import { driftLedger, ledgerText } from '../../../src/contract/control/drift-ledger.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { caller, sessionHeaders, startMock } from '../../support/mock.ts'

const secret = 'sentinel93417'

/** A mock that forwards to another one, the real API, with a response outside the contract. */
async function withDrift(dataDir?: string) {
  const real = await startMock({ seed: 5 })
  const front = await startMock({ backend: real.server.url, ...(dataDir === undefined ? {} : { dataDir }) })
  const login = { email: 'woman@yoimachi.example', password: 'yoimachi123' }
  const { headers } = await front.post('/api/auth/sign_in', login)
  return { real, front, woman: caller(front.server.url, sessionHeaders(headers)) }
}

const drifts = async (front: Awaited<ReturnType<typeof startMock>>) =>
  (await front.control('GET', '/drift')).body.ledger.calls

test('checks passing calls against the contract and stores samples, days and places without values', async () => {
  const { real, front, woman } = await withDrift()
  await woman.get('/api/account')
  const { body } = await front.control('GET', '/drift')
  const known = body.ledger.calls['GET /api/account']
  expect(known).toEqual({ confirmed: body.today, samples: 1, drifts: [] })
  // A call that the contract does not name may hold data in its address.
  await woman.get(`/api/${secret}`)
  await real.control('PUT', '/faults', [
    { match: { path: '/api/recommends' }, status: 500, body: { msg: secret } },
    { match: { path: '/api/timeline' }, body: { [secret]: { deep: secret }, status: secret } },
  ])
  await woman.get('/api/recommends')
  await woman.get('/api/timeline')
  const calls = await drifts(front)
  expect(Object.keys(calls)).not.toContain(`GET /api/${secret}`)
  expect(calls['GET /api/recommends']).toEqual({
    confirmed: null,
    samples: 1,
    drifts: [{ first: body.today, kind: 'status', last: body.today, note: null, place: 'status.500' }],
  })
  await front.close()
  const stored = await readFile(join(front.dataDir, 'contract-drift.json'), 'utf8')
  for (const value of [secret, 'woman@', 'sentinel']) expect(stored).not.toContain(value)
  expect(stored).toContain('"response.*"')
  // The next run continues from there.
  const again = await startMock({ dataDir: front.dataDir })
  expect(await drifts(again)).toEqual(calls)
})

test('refuses to start with an unreadable record, keeps it and releases the folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-drift-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const path = join(dataDir, 'contract-drift.json')
  await writeFile(path, '{ broken')
  await expect(startMock({ dataDir, members: 0 })).rejects.toThrow(/^Failed to read \S+contract-drift\.json: /)
  expect(await readFile(path, 'utf8')).toBe('{ broken')
  await rm(path)
  await startMock({ dataDir, members: 0 })
})

test('accepts every documented call in a ledger', () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`)
  const calls = Object.fromEntries(names.map((name) => [name, { confirmed: null, samples: 1, drifts: [] }]))
  expect(Object.keys(driftLedger.parse({ calls, version: 1 }).calls)).toEqual(names)
})

test('merges a file strictly and idempotently, with the same text for the same contents', async () => {
  const front = await startMock({ members: 0 })
  const call = { confirmed: '2026-11-19', samples: 4, drifts: [] }
  const drift = { first: '2026-11-01', kind: 'extra', last: '2026-11-19', note: null, place: 'response.b' }
  const file = driftLedger.parse({
    calls: {
      'GET /api/timeline': call,
      'GET /api/account': { ...call, drifts: [drift, { ...drift, place: 'response.a' }] },
    },
    version: 1,
  })
  await front.control('POST', '/drift', file)
  const twice = (await front.control('POST', '/drift', file)).body.ledger
  expect(ledgerText(twice)).toBe(ledgerText(file))
  expect(Object.keys(JSON.parse(ledgerText(file)).calls)).toEqual(['GET /api/account', 'GET /api/timeline'])
  const later = driftLedger.parse({
    calls: {
      'GET /api/account': {
        confirmed: '2026-11-20',
        samples: 2,
        drifts: [{ ...drift, first: '2026-11-18', last: '2026-11-21', note: '確認済み' }],
      },
    },
    version: 1,
  })
  const merged = mergeLedgers(file, later).calls['GET /api/account']
  expect(merged).toMatchObject({ confirmed: '2026-11-20', samples: 4 })
  expect(merged?.drifts).toEqual([
    { ...drift, last: '2026-11-21', note: '確認済み' },
    { ...drift, place: 'response.a' },
  ])
  for (const wrong of [
    { calls: {}, version: 2 },
    { calls: { [`GET /api/account?mail=${secret}`]: call }, version: 1 },
    { calls: { 'GET /api/account': { ...call, sample: secret } }, version: 1 },
    {
      calls: { 'GET /api/account': { ...call, drifts: [{ ...drift, place: `response.${secret}@x` }] } },
      version: 1,
    },
  ])
    expect([wrong, (await front.control('POST', '/drift', wrong)).status]).toEqual([wrong, 422])
})
