import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
