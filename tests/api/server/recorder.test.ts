import { expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { startMock, type Mock } from '../../support/mock.ts'

/** Inherited names of every object. */
const inherited = Object.getOwnPropertyNames(Object.prototype)
const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: 'u' })

/** Sends frames and waits until the server has read them all. */
async function sendFrames(mock: Mock, frames: readonly string[]): Promise<void> {
  const cable = await openCable(mock.server.url, await mock.signIn('woman'))
  for (const frame of frames) cable.socket.send(frame)
  const subscription = JSON.stringify({ channel: 'MessageChannel', uuid: 'last' })
  cable.command({ command: 'subscribe', identifier: subscription })
  await cable.next((frame) => frame['type'] === 'reject_subscription')
}

/** Makes more calls than the recorder keeps in memory, so that the first exchanges leave it. */
async function callOn(mock: Mock): Promise<void> {
  for (let batch = 0; batch < 22; batch += 1) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => mock.get('/api/account')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
  }
}

test('WS-01 IMP-18 records a frame whose action every object inherits, and goes on for thousands of calls', async () => {
  const mock = await startMock({ members: 0 })
  const command = (parts: object) => JSON.stringify({ command: 'message', identifier, ...parts })
  await sendFrames(
    mock,
    inherited.flatMap((name) => [
      command({ data: `{"action":"${name}"}` }),
      command({ data: '{"action":"speak"}', identifier: `{"channel":"${name}"}` }),
      command({ command: name }),
    ]),
  )
  const exchanges = await mock.control('GET', '/exchanges')
  expect(exchanges.status).toBe(200)
  const actions = exchanges.body.filter(({ title }: { title: string }) =>
    inherited.some((name) => title === `MessageChannel ${name}`),
  )
  expect(actions.map(({ verdict }: { verdict: string }) => verdict)).toEqual(
    inherited.flatMap(() => ['undocumented', 'drift']),
  )
  expect((await fetch(`${mock.server.url}/__control/capsule`)).status).toBe(200)

  // The frames leave the memory meanwhile.
  await callOn(mock)
  await expect.poll(async () => (await mock.control('GET', '/exchanges/rows')).body.rows.length).toBeGreaterThan(0)
  expect((await mock.control('GET', '/exchanges')).status).toBe(200)
})

test('WS-01 P15 reads frames that never close their lists once, so calls beside them are answered', async () => {
  const mock = await startMock({ members: 0 })
  const frames = ['"number":[', '"number":{'].map((part) => part.repeat(6_500))
  await sendFrames(mock, Array.from({ length: 40 }, () => frames).flat())
  await callOn(mock)
  // Redacting them from each of their brackets would take a minute.
  const { body } = await mock.control('GET', '/exchanges/rows')
  expect(body.dropped).toBe(0)
})
