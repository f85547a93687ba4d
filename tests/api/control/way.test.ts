import { expect, test } from 'vitest'
import type { HistoryView } from '../../../src/contract/control/history/moments.ts'
import type { HistoryWay } from '../../../src/contract/control/history/way.ts'
import { openCable } from '../../support/cable-client.ts'
import { worldOfCapsule } from '../../support/capsule-text.ts'
import { type Mock, startMock } from '../../support/mock.ts'

const historyOf = async (mock: Mock) => (await mock.control('GET', '/history')).body as HistoryView
const wayFrom = async (mock: Mock, id: number) =>
  (await mock.control('GET', `/history/${id}/way`)).body as unknown as HistoryWay
const pairingOf = async (mock: Mock, member: string, status: number) => {
  const { body } = await mock.control('GET', `/operator/pairings?member=${member}`)
  return (body as { id: number; uuid: string; status_n: number }[]).find(({ status_n }) => status_n === status)
}

test('the way to now names each call, act, message and jump with its input, and never a password', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const start = (await historyOf(mock)).present
  const open = await pairingOf(mock, 'woman', 0)
  const recommend = { id: open?.id, status: 'suspend' }
  await woman.post('/api/matching_status', { recommend })
  await mock.control('POST', '/operator/recommend', { woman: 'woman-premium', man: 'man' })
  await mock.control('PUT', '/faults', [{ match: { path: '/api/account' }, status: 503 }])
  await mock.control('POST', '/clock', { edge: 'hold-end', member: 'woman' })
  await woman.put('/api/auth/password', { password: 'another123', password_confirmation: 'another123' })
  const { start: begun, steps, end } = await wayFrom(mock, start)
  expect(begun.stage?.faults).toEqual([])
  expect(steps.map(({ kind, subject, email }) => [kind, subject, email])).toEqual([
    ['call', 'API-34', 'woman@yoimachi.example'],
    ['operator', 'recommend', null],
    ['jump', '', null],
    expect.arrayContaining(['call', 'woman@yoimachi.example']),
  ])
  const [held, met, jumped, changed] = steps.map(({ input }) => input)
  expect(held).toEqual({ recommend })
  expect(met).toEqual({ woman: 'woman-premium', man: 'man' })
  expect(jumped).toEqual({ edge: 'hold-end', member: 'woman', target: steps[2]?.to })
  expect(changed).toMatchObject({ password: '{password}', password_confirmation: '{password}' })
  expect(steps[1]?.before.stage?.faults).toEqual([])
  expect(steps[2]?.before.stage?.faults).toMatchObject([{ fault: { match: { path: '/api/account' }, status: 503 } }])
  expect(Date.parse(end.at)).toBeGreaterThanOrEqual(Date.parse(steps[2]?.to ?? ''))
  expect(await wayFrom(mock, start + 2)).toMatchObject({ start: steps[2]?.before, steps: steps.slice(2) })
})

test('the way keeps what was said in a chat, after a restart too', async () => {
  const mock = await startMock()
  const start = (await historyOf(mock)).present
  const open = await pairingOf(mock, 'woman', 1)
  const cable = await openCable(mock.server.url, await mock.signIn('woman'))
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: open?.uuid })
  cable.command({ command: 'subscribe', identifier })
  await cable.next((frame) => frame['type'] === 'confirm_subscription')
  cable.command({ command: 'message', identifier, data: JSON.stringify({ action: 'speak', message: 'こんばんは' }) })
  await cable.next((frame) => 'message' in frame)
  const { steps } = await wayFrom(mock, start)
  expect(steps).toMatchObject([
    { kind: 'frame', email: 'woman@yoimachi.example', input: { uuid: open?.uuid, message: 'こんばんは' } },
  ])
})

test('a moment of another branch, and one that never was, have no way to now', async () => {
  const mock = await startMock()
  await mock.advance('P1D')
  const left = (await historyOf(mock)).present
  await mock.control('POST', '/history/undo')
  await mock.advance('P2D')
  for (const id of [left, 999]) {
    const { status, body } = await mock.control('GET', `/history/${id}/way`)
    expect([status, body.code]).toEqual([404, 'unknown-moment'])
  }
})

test('a capsule of before a moment holds the world, the instant and the faults as they were', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  await mock.control('PUT', '/faults', [{ match: { path: '/api/account' }, status: 503 }])
  const [world, at] = [mock.worldText(), (await mock.control('GET', '/clock')).body.now as string]
  const open = await pairingOf(mock, 'woman', 0)
  await woman.post('/api/matching_status', { recommend: { id: open?.id, status: 'suspend' } })
  const moment = (await historyOf(mock)).present
  await mock.control('PUT', '/faults', [])
  await mock.advance('P30D')
  const later = mock.worldText()
  const { body: capsule } = await mock.control('POST', '/capsule/file', { before: moment })
  expect(mock.worldText()).toBe(later)
  const other = await startMock({ members: 0 })
  expect((await other.control('POST', '/capsule', capsule)).status).toBe(200)
  expect(other.worldText()).toBe(world)
  expect((await other.control('GET', '/clock')).body).toMatchObject({ now: at, mode: 'frozen' })
  expect((await other.control('GET', '/faults')).body).toMatchObject([{ match: { path: '/api/account' } }])
  expect(worldOfCapsule(capsule as never)).not.toBe('')
  expect((await mock.control('POST', '/capsule/file', { before: 999 })).status).toBe(404)
})
