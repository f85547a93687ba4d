import { expect, test } from 'vitest'
import { listExchanges, type Exchange } from '../../../../contract/control/exchanges.ts'
import { findExchanges, pretty, titleOf } from './find-exchanges.ts'

const exchange = (patch: Partial<Exchange>): Exchange =>
  listExchanges.response.def.element.parse({
    id: 1,
    kind: 'http',
    at: '2026-11-20T21:48:00.000+09:00',
    method: 'GET',
    path: '/api/account',
    status: 200,
    durationMs: 1,
    request: '',
    response: '{}',
    phone: null,
    fault: false,
    changes: null,
    verdict: 'undocumented',
    issues: [],
    ...patch,
  })
const speak = exchange({
  id: 2,
  kind: 'cable',
  method: 'in',
  path: '',
  request: JSON.stringify({
    command: 'message',
    identifier: JSON.stringify({ channel: 'MessageChannel', uuid: 'u' }),
    data: JSON.stringify({ message: 'こんばんは', action: 'speak' }),
  }),
})
const drift = exchange({ id: 3, verdict: 'drift', path: '/api/al_payment' })

test('newest first, by kind, by deviation and by any text', () => {
  const list = [exchange({}), speak, drift]
  expect(findExchanges(list, 'all', '').map(({ id }) => id)).toEqual([3, 2, 1])
  expect(findExchanges(list, 'cable', '').map(({ id }) => id)).toEqual([2])
  expect(findExchanges(list, 'drift', '').map(({ id }) => id)).toEqual([3])
  expect(findExchanges(list, 'all', 'こんばんは').map(({ id }) => id)).toEqual([2])
})

test('a frame is named by its channel and action, and shown opened', () => {
  expect(titleOf(speak)).toBe('MessageChannel speak')
  expect(pretty(speak.request)).toContain('"action": "speak"')
  expect(pretty('no json')).toBe('no json')
})
