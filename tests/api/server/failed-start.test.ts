import { readFileSync, renameSync, writeFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { dailyReset } from '../../../mock-api/features/member/daily-reset.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { startMock } from '../../support/mock.ts'

test('R2 a start that fails releases the folder: the next one in the same process uses it', async () => {
  const mock = await startMock({ members: 5 })
  const { dataDir } = mock
  const world = mock.worldText()
  await mock.close()
  const path = join(dataDir, 'clock.json')
  renameSync(path, `${path}-away`)
  // Reading a folder fails like a file without rights.
  mkdirSync(path)
  for (let start = 0; start < 2; start += 1)
    await expect(startMock({ dataDir })).rejects.toThrow(/^Failed to read \S+clock\.json: EISDIR/)
  rmSync(path, { recursive: true })
  renameSync(`${path}-away`, path)
  expect((await startMock({ dataDir })).worldText()).toBe(world)
})

test('a time rule that fails after a pause lets the server start, and its history lead back', async () => {
  const logged: string[] = []
  const mock = await startMock({ members: 5 })
  const { dataDir } = mock
  await mock.advance('PT1H')
  await mock.close()
  const path = join(dataDir, 'clock.json')
  const clock = JSON.parse(readFileSync(path, 'utf8')) as { at: number }
  writeFileSync(path, JSON.stringify({ ...clock, at: clock.at + 2 * dayMs }))
  const broken = vi.spyOn(dailyReset, 'apply').mockImplementation(() => {
    throw new Error('broken.')
  })
  const again = await startMock({ dataDir, logError: (line) => logged.push(line) })
  expect((await again.get('/api/account')).status).toBe(500)
  expect(logged.join('\n')).toMatch(
    /Failed to apply daily-reset of \S+, due \S+: broken\. Go back to an earlier moment/,
  )
  expect((await again.control('POST', '/history/undo')).status).toBe(200)
  expect((await again.get('/api/account')).status).toBe(401)
  broken.mockRestore()
})
