import { expect, test } from 'vitest'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { startMock } from '../../support/mock.ts'

test('D-03 applies due effects before every access: API, control API and the pages of the mock', async () => {
  const mock = await startMock()
  const { clock } = mock.server.runtime
  const settledAt = () => mock.world.settings.get(1).settledAt
  const calls: [method: string, path: string, body?: unknown][] = [
    ['GET', '/api/home'],
    ['GET', '/api/nothing'],
    ['GET', '/mock/three-d-secure/nothing'],
    ['POST', '/mock/card-tokens', {}],
    ['GET', '/__control/clock'],
    ['GET', '/__control/outbox'],
    ['GET', '/__control/operator/documents'],
    ['PUT', '/__control/variants', {}],
    ['POST', '/__control/sessions', { persona: 'woman' }],
    ['POST', '/__control/history/name', { name: 'x' }],
  ]
  for (const [method, path, body] of calls) {
    const before = settledAt()
    // A counter is reset each night at 3:00: two days later something is due.
    clock.moveTo(clock.now() + 2 * dayMs)
    await fetch(mock.server.url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    expect([method, path, settledAt() > before]).toEqual([method, path, true])
  }
})
