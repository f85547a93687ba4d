import { expect, onTestFinished, test, vi } from 'vitest'
import { startYoimachi } from '../../../mock-api/package/main.ts'
import type { Yoimachi } from '../../../mock-api/package/types.ts'

// The mock runs in the process of the test, whose timers and dates may be faked (docs/in-your-tests.md).

const everything = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['Date', 'performance'] as const),
]

async function aMock(): Promise<Yoimachi> {
  const mock = await startYoimachi({ seed: 7, now: '2026-11-20T12:00', members: 5 })
  onTestFinished(() => mock.close())
  return mock
}

test('D-02 logs in, jumps, resets, opens a world and ends while the test fakes every timer and the date', async () => {
  const mock = await aMock()
  vi.useFakeTimers({ toFake: [...everything], now: Date.parse('2001-01-01') })
  onTestFinished(() => void vi.useRealTimers())
  const signIn = await fetch(`${mock.url}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'woman@yoimachi.example', password: 'yoimachi123' }),
  })
  expect(signIn.status).toBe(200)
  const account = await fetch(`${mock.url}/api/account`, { headers: await mock.as('man') })
  expect(account.status).toBe(200)
  expect(await mock.clock.jump('next-reset')).toBe('2026-11-21T03:00:00.000+09:00')
  const beside = await mock.world({ seed: 8, now: '2026-11-20T12:00' })
  await beside.clock.jump('P1D')
  await expect(mock.received('send-like', { atLeast: 1, timeoutMs: 50 })).rejects.toThrow(/within 50 ms/)
  await mock.reset({ seed: 9 })
  await beside.close()
  await mock.close()
})

test('D-02 a running clock follows real time while the date of the test is set to another year', async () => {
  const mock = await aMock()
  const before = Date.now()
  vi.useFakeTimers({ toFake: [...everything], now: Date.parse('2001-01-01') })
  onTestFinished(() => void vi.useRealTimers())
  await mock.reset({ now: undefined })
  await mock.clock.run(1)
  const fresh = await startYoimachi({ members: 0 })
  onTestFinished(() => fresh.close())
  expect(Math.abs(Date.parse(await fresh.clock.now()) - before)).toBeLessThan(60_000)
  const first = await mock.clock.now()
  vi.setSystemTime(Date.parse('2090-01-01'))
  expect(Date.parse(await mock.clock.now()) - Date.parse(first)).toBeLessThan(60_000)
})
