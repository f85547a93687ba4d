import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startMock, type Mock } from '../../support/mock.ts'

const write = async (mock: Mock, content: string) => {
  const woman = await mock.signIn('woman')
  await woman.post('/api/admin_messages', { admin_message: { content } })
}
const has = (mock: Mock, content: string) =>
  [...mock.world.operatorMessages.all()].some((message) => message.content === content)

test('D-04 restores the previous generation in one action, and undoes that too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoimachi-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const first = await startMock({ dataDir })
  await write(first, '一日目')
  await first.close()
  const second = await startMock({ dataDir })
  await write(second, '二日目')
  const before = second.worldText()

  const restored = await second.control('POST', '/previous-generation/restore')
  expect(restored.status).toBe(200)
  expect([has(second, '一日目'), has(second, '二日目')]).toEqual([true, false])
  await second.control('POST', '/clock/rewind', { checkpoint: restored.body.checkpoint })
  expect(second.worldText()).toBe(before)

  await second.control('POST', '/previous-generation/restore')
  await second.close()
  const third = await startMock({ dataDir })
  expect([has(third, '一日目'), has(third, '二日目')]).toEqual([true, false])
})

test('the previous generation of a new folder is the founded world', async () => {
  const mock = await startMock({ members: 0 })
  const founded = mock.worldText()
  await write(mock, '最初の日')
  await mock.control('POST', '/previous-generation/restore')
  expect(mock.worldText()).toBe(founded)
})
