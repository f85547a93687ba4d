import { expect, test } from 'vitest'
import { checkCall, checkFrame, findEndpoint } from './check-exchange.ts'

const call = (method: string, path: string, status: number, response: unknown = '', params: unknown = {}) => {
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  const { verdict, issues } = checkCall({ method, path, status, params, response: text })
  return [verdict, ...issues.map((issue) => `${issue.path}: ${issue.expected} / ${issue.actual}`)]
}

test('finds a documented call by method and path', () => {
  expect([
    findEndpoint('GET', '/api/account')?.id,
    findEndpoint('POST', '/api/account'),
    findEndpoint('GET', '/'),
  ]).toEqual([...['API-09', undefined, undefined]])
  expect(call('GET', '/api/nothing', 200)).toEqual(['undocumented'])
})

const tracked = (status: number, response: unknown, params?: unknown) =>
  call('POST', '/api/auth/password', status, response, params)
const { refusals } = findEndpoint('POST', '/api/auth/password') ?? { refusals: {} }

test('checks the response by its status', () => {
  expect(Object.keys(refusals).length).toBeGreaterThan(0)
  expect(tracked(0, '')).toEqual(['ok'])
  expect(call('GET', '/api/account', 413, 'too large')).toEqual(['ok'])
  expect(tracked(418, {})).toEqual(['drift', `status: ${[200, ...Object.keys(refusals)].join(', ')} / 418`])
  expect(tracked(Number(Object.keys(refusals)[0]), '')).toEqual(['drift', 'response: JSON / nothing'])
  expect(tracked(Number(Object.keys(refusals)[0]), { odd: 1 })[0]).toBe('drift')
})

test('checks request and response of an accepted call', () => {
  const sent = { email: 'x@yoimachi.example', redirect_url: 'http://127.0.0.1/' }
  const ok = tracked(200, { success: true, message: 'x' }, sent)
  expect(ok.filter((line) => line.startsWith('request'))).toEqual([])
  const odd = tracked(200, { success: true, message: 'x' }, { ...sent, more: 1 })
  expect(odd.filter((line) => line.startsWith('request'))).toEqual(['request.more: no such field / number 1'])
  expect(tracked(200, 'no json', sent)).toContain('response: JSON / no JSON')
  expect(tracked(200, '', sent)).toContain('response: JSON / nothing')
  expect(call('POST', '/api/send_like', 200, '{}', {}).some((line) => line.startsWith('request.uuid'))).toBe(true)
  const unreadable = checkCall({
    method: 'POST',
    path: '/api/auth/password',
    status: 200,
    params: undefined,
    response: '{}',
  })
  expect(unreadable.issues.filter(({ path }) => path.startsWith('request'))).toEqual([])
  const refused = tracked(Number(Object.keys(refusals)[0]), '{}', { more: 1 })
  expect(refused.filter((line) => line.startsWith('request'))).toEqual([])
})

test('takes a redirect, and the page of an unknown link, without JSON', () => {
  expect(call('GET', '/api/auth/confirmation', 302, 'x')).toEqual(['ok'])
  expect(call('GET', '/api/auth/confirmation', 404, '<p>').includes('response: JSON / no JSON')).toBe(false)
  expect(call('GET', '/api/auth/confirmation', 200, '<p>')).toContain('response: JSON / no JSON')
})

const room = '{"channel":"MessageChannel","uuid":"1"}'
const frame = (direction: 'in' | 'out', value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const { verdict, issues } = checkFrame(direction, text)
  return [verdict, ...issues.map(({ path }) => path)]
}

test.each<[unknown, string[]]>([
  [{ type: 'welcome' }, ['ok']],
  [{ type: 'ping', message: 12 }, ['ok']],
  [{ type: 'ping', message: 'x' }, ['drift', 'frame.message']],
  [{ type: 'pong' }, ['drift', 'frame.type']],
  [{ type: 'confirm_subscription', identifier: room }, ['ok']],
  [{ type: 'reject_subscription', identifier: room }, ['ok']],
  [{ type: 'reject_subscription' }, ['drift', 'frame.identifier']],
  [{ type: 'disconnect', reason: 'remote', reconnect: true }, ['ok']],
  [{ type: 'disconnect', reason: null, reconnect: false }, ['ok']],
  [{ type: 'disconnect', reason: 'remote' }, ['drift', 'frame.reconnect']],
  [{ message: {} }, ['drift', 'frame.identifier']],
  ['{', ['drift', 'frame']],
  ['null', ['drift', 'frame']],
  [{ identifier: '{"channel":"Hall"}', message: {} }, ['undocumented']],
  [{ identifier: 'x', message: {} }, ['undocumented']],
  [{ identifier: '{"channel":5}', message: {} }, ['undocumented']],
])('checks the sent frame %j', (value, found) => {
  expect(frame('out', value)).toEqual(found)
})

test('names the types of a sent frame for one of another type', () => {
  const [issue] = checkFrame('out', '{"type":"pong"}').issues
  expect(issue?.expected).toBe('"welcome" | "ping" | "confirm_subscription" | "reject_subscription" | "disconnect"')
})

test('checks the message of a delivery by its channel', () => {
  const [verdict, ...places] = frame('out', { identifier: room, message: { content: 5 } })
  expect([verdict, places.includes('frame.message.content')]).toEqual(['drift', true])
})

test.each<[unknown, string[]]>([
  [{ command: 'subscribe', identifier: room }, ['ok']],
  [{ command: 'unsubscribe', identifier: room }, ['ok']],
  [{ command: 'subscribe', identifier: '{"channel":"MessageChannel"}' }, ['drift', 'frame.identifier.uuid']],
  [{ command: 'dance', identifier: room }, ['drift', 'frame.command']],
  ['{', ['drift', 'frame']],
  [{ command: 'subscribe', identifier: '{"channel":"Hall"}' }, ['undocumented']],
  [{ command: 'message', identifier: room }, ['undocumented']],
  [{ command: 'message', identifier: room, data: '{' }, ['undocumented']],
  [{ command: 'message', identifier: room, data: '{"action":"shout"}' }, ['undocumented']],
  [{ command: 'message', identifier: room, data: '{"action":"constructor"}' }, ['undocumented']],
  [{ command: 'message', identifier: room, data: '{"action":"speak","message":"x"}' }, ['ok']],
  [{ command: 'message', identifier: room, data: '{"action":"speak","message":{}}' }, ['drift', 'frame.data.message']],
  [
    { command: 'message', identifier: '{"channel":"MessageChannel"}', data: '{"action":"speak","message":{}}' },
    ['drift', 'frame.identifier.uuid', 'frame.data.message'],
  ],
])('checks the received frame %j', (value, found) => {
  expect(frame('in', value)).toEqual(found)
})
