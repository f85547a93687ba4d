import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { DriftRecord } from './drift-record.ts'

afterEach(() => void vi.useRealTimers())

test('closing during a write waits for it and writes what was noted meanwhile', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'yoimachi-drift-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const surroundings = { now: () => testNow, logError: (line: string) => expect(line).toBe('') }
  const reopened = async () => (await DriftRecord.open(dir, surroundings)).ledger.calls
  const note = (path: string) => drift.note({ method: 'GET', path, status: 200, issues: [] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const drift = await DriftRecord.open(dir, surroundings)

  note('/api/account')
  vi.advanceTimersByTime(1000)
  await drift.close()
  expect(await reopened()).toHaveProperty(['GET /api/account'])

  note('/api/recommends')
  vi.advanceTimersByTime(1000)
  note('/api/timeline')
  await drift.close()
  expect(await reopened()).toMatchObject({ 'GET /api/recommends': {}, 'GET /api/timeline': {} })
})
