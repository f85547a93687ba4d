import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contractCommand } from '../../../mock-api/tools/contract-check/command.ts'
import { startMock } from '../../support/mock.ts'

const CONTRACT_LOGINS = 'woman@yoimachi.example:yoimachi123 man@yoimachi.example:yoimachi123'

async function run(args: readonly string[], env: Record<string, string> = { CONTRACT_LOGINS }) {
  const lines: string[] = []
  const warnings: string[] = []
  const code = await contractCommand(args, {
    env,
    driftFile: join(tmpdir(), 'no-such-folder', 'contract-drift.json'),
    today: '2026-11-22',
    print: (line) => lines.push(line),
    warn: (line) => warnings.push(line),
  })
  return { code, lines, warnings, text: lines.join('\n') }
}

test('passes a server that keeps the contract, by reading only', async () => {
  const mock = await startMock()
  const before = mock.worldText()
  const { code, text } = await run(['--base', mock.server.url])
  expect([code, text.includes('drift  ')]).toEqual([0, false])
  expect(text).toMatch(/ok {10}API-09 {3}GET {4}\/api\/account {2}\(woman@yoimachi\.example, 200\)/)
  expect(text).toMatch(/ok {10}API-32 .* \(man@yoimachi\.example, 200\)/)
  expect(text).toMatch(/not checked API-66 .*: it writes; give --write/)
  // Ids of the logins that were opened and ended are spent, and nothing else has changed.
  const records = (world: string) => world.split('\n').slice(1, -2)
  expect(records(mock.worldText())).toEqual(records(before))
})

test('makes every harmless call with --write', async () => {
  const mock = await startMock()
  const sizes = () => [mock.world.members.size, mock.world.messages.size, mock.world.payments.size]
  const before = sizes()
  const { code, text } = await run(['--base', mock.server.url, '--write'])
  expect(code).toBe(0)
  expect(text).toMatch(/ok {10}API-66 .*\(no login, 401\)/)
  expect(text).toMatch(/ok {10}API-66 .*\(man@yoimachi\.example, 422\)/)
  expect(text).not.toContain('give --write')
  expect(sizes()).toEqual(before)
})

test('reports an altered response as drift with its exact path and exits with 1', async () => {
  const mock = await startMock()
  const man = await mock.signIn('man')
  const account = (await man.get('/api/account')).body
  await mock.control('PUT', '/faults', [
    { match: { path: '/api/payment_information' }, status: 500 },
    { match: { path: '/api/account' }, body: { ...account, rc: [{ text: 1, dict: '', active_flag: true }] } },
  ])
  const { code, lines } = await run(['--base', mock.server.url])
  expect(code).toBe(1)
  expect(lines).toContain('            response.rc[0].text: expected string, got number 1')
  expect(lines.filter((line) => line.includes('status: expected 200, 400, 401, 403'))).not.toEqual([])
  expect(lines.at(-1)).toMatch(/, [1-9]\d* drift, /)
})

test('a wrong option is one line and exit 2, a server that does not answer exit 3', async () => {
  for (const args of [[], ['--base', 'ftp://x'], ['--base', 'http://x', '--wrong']]) {
    const { code, lines, warnings } = await run(args)
    expect([code, lines.length, warnings.length]).toEqual([2, 0, 1])
  }
  expect((await run(['--base', 'http://127.0.0.1:9'], {})).code).toBe(3)
  expect((await run(['--base', 'http://x'], { CONTRACT_LOGINS: 'nopassword' })).code).toBe(2)
})

/** An empty folder for a ledger. */
async function ledgerFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yoimachi-drift-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'drift.json')
}

test('records drift by place and day without values, fails until it is reviewed and keeps its bytes', async () => {
  const mock = await startMock()
  const man = await mock.signIn('man')
  const account = (await man.get('/api/account')).body
  const secret = 'sentinel93417'
  const { sex: _sex, ...rest } = account
  const body = {
    ...rest,
    twitter_name: { [`${secret}@example.com`]: secret },
    rc: [{ text: secret, dict: 93417, active_flag: true, seen_at: secret }],
    [`${secret}.name`]: 1,
    real_only: secret,
  }
  await mock.control('PUT', '/faults', [{ match: { path: '/api/account' }, body }])
  const file = await ledgerFile()
  const args = ['--base', mock.server.url, '--drift', file]
  expect((await run(args)).code).toBe(1)
  // Only looked at so far.
  expect(await readdir(join(file, '..'))).toEqual([])
  expect(await run([...args, '--record'])).toMatchObject({ code: 1 })
  const text = await readFile(file, 'utf8')
  for (const value of ['sentinel', '93417', 'example.com', account.uuid]) expect(text).not.toContain(value)
  const { calls } = JSON.parse(text)
  expect(Object.keys(calls)).toEqual(Object.keys(calls).toSorted())
  const { drifts, samples, confirmed } = calls['GET /api/account']
  const found = drifts.map(({ kind, place }: { kind: string; place: string }) => `${kind} ${place}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'extra response.*',
      'extra response.real_only',
      'extra response.rc[].seen_at',
      'type response.rc[].dict',
      'type response.twitter_name',
      'missing response.sex',
      'status status.200',
    ]),
  )
  expect([samples, confirmed]).toEqual([3, null])
  expect(calls['GET /api/timeline'].confirmed).toBe('2026-11-22')

  // A reviewer adds the reason to the file.
  for (const drift of drifts) drift.note = '本番では別のサーバーが答えます'
  await writeFile(file, JSON.stringify({ calls: { 'GET /api/account': calls['GET /api/account'] }, version: 1 }))
  const reviewed = await run([...args, '--record'])
  expect(reviewed.code).toBe(0)
  expect(reviewed.text).toMatch(/^reviewed {4}API-09 /m)
  expect(reviewed.lines.at(-2)).toMatch(/, 3 reviewed drift, 0 drift, /)
  const kept = await readFile(file, 'utf8')
  expect(JSON.parse(kept).calls['GET /api/account'].samples).toBe(6)
  expect(kept.endsWith('\n')).toBe(true)
  // A review does not cover new drift.
  await mock.control('PUT', '/faults', [{ match: { path: '/api/account' }, body: { ...body, further: 1 } }])
  expect((await run(args)).code).toBe(1)
})

test('keeps a file that is no ledger, prints one line and exits with 2', async () => {
  const mock = await startMock({ members: 0 })
  const file = await ledgerFile()
  for (const content of ['{', '{"calls":{"GET /api/account":{"value":1}},"version":1}']) {
    await writeFile(file, content)
    const { code, warnings } = await run(['--base', mock.server.url, '--drift', file, '--record'])
    expect([code, warnings.length]).toEqual([2, 1])
    expect(warnings[0]).toContain('is no drift ledger')
    expect(await readFile(file, 'utf8')).toBe(content)
  }
})
