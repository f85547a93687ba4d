import { expect, test } from 'vitest'
import { openCable, type CableClient } from '../../support/cable-client.ts'
import { startMock, type Caller, type Mock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

const put = (mock: Mock, faults: object[]) => mock.control('PUT', '/faults', faults)

test('C-5 answers instead of the backend for the given number of times and changes nothing', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const armed = await put(mock, [
    { match: { method: 'POST', path: '/api/admin_messages' }, status: 500, times: 2 },
    { match: { path: '/api/acc*' }, status: 200, body: '{"id": 1, "uuid": ', times: 1 },
    { match: { path: '/api/notice_list' }, body: { notifications: 'none' } },
  ])
  expect(armed.body[0]).toMatchObject({ status: 500, times: 2, fired: 0 })
  const before = mock.worldText()
  const write = () => woman.post('/api/admin_messages', { admin_message: { content: '質問です' } })
  expect([(await write()).status, (await write()).status]).toEqual([500, 500])
  expect(mock.worldText()).toBe(before)
  expect((await write()).status).toBe(200)

  const malformed = await fetch(`${mock.server.url}/api/account`, { headers: woman.headers })
  expect([malformed.status, await malformed.text()]).toEqual([200, '{"id": 1, "uuid": '])
  expect((await woman.get('/api/account')).body.id).toEqual(expect.any(Number))
  expect((await woman.get('/api/notice_list')).body).toEqual({ notifications: 'none' })
  expect((await mock.control('GET', '/faults')).body.map(({ fired }: { fired: number }) => fired)).toEqual([2, 1, 1])

  await put(mock, [])
  expect((await woman.get('/api/notice_list')).body.notifications).toEqual(expect.any(Array))
})

test('sends no response for a dropped call, but keeps its change when dropped after', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const count = () => mock.world.operatorMessages.size
  const write = () => woman.post('/api/admin_messages', { admin_message: { content: '届きますか' } })
  const had = count()
  await put(mock, [{ match: { path: '/api/admin_messages' }, drop: true, times: 1 }])
  await expect(write()).rejects.toThrow('socket hang up')
  expect(count()).toBe(had)
  await put(mock, [{ match: { path: '/api/admin_messages' }, drop: 'after', times: 1 }])
  await expect(write()).rejects.toThrow('socket hang up')
  expect(count()).toBe(had + 1)
  expect((await write()).status).toBe(200)
})

async function chatting(mock: Mock) {
  const pairing = openPairing(mock, 'woman', 'man')
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: pairing.uuid })
  const join = async (caller: Caller) => {
    const cable = await openCable(mock.server.url, caller)
    cable.command({ command: 'subscribe', identifier })
    await cable.next((frame) => frame['type'] === 'confirm_subscription')
    return cable
  }
  const say = (cable: CableClient, message: string) =>
    cable.command({ command: 'message', identifier, data: JSON.stringify({ message, action: 'speak' }) })
  const woman = await join(await mock.signIn('woman'))
  return { pairing, say, woman, man: await join(await mock.signIn('man')) }
}

const isMessage = (frame: Record<string, unknown>) => 'message' in frame
const contentOf = (frame: Record<string, unknown>) => (frame['message'] as { content: string }).content

test('WS-01 duplicates, delays or malforms deliveries, or cuts the socket', async () => {
  const mock = await startMock()
  const { say, woman, man, pairing } = await chatting(mock)
  const delivery = { channel: 'MessageChannel' }
  await put(mock, [{ match: delivery, duplicate: true, times: 2 }])
  say(woman, '一通目')
  expect([contentOf(await man.next(isMessage)), contentOf(await man.next(isMessage))]).toEqual(['一通目', '一通目'])
  expect(mock.world.messages.countBy('pairing', pairing.id)).toBe(1)

  await put(mock, [{ match: delivery, latencyMs: 200, times: 2 }])
  const began = performance.now()
  say(woman, '二通目')
  expect(contentOf(await man.next((frame) => isMessage(frame) && contentOf(frame) === '二通目'))).toBe('二通目')
  expect(performance.now() - began).toBeGreaterThanOrEqual(195)

  await put(mock, [{ match: { channel: 'AdminMessageChannel' }, drop: true }])
  say(woman, '三通目')
  await man.next((frame) => isMessage(frame) && contentOf(frame) === '三通目')

  await put(mock, [{ match: delivery, drop: true }])
  say(woman, '四通目')
  // 1006: the connection was lost without a closing handshake.
  expect([await man.closed(), await woman.closed()]).toEqual([1006, 1006])
  expect(mock.world.messages.countBy('pairing', pairing.id)).toBe(4)
})
