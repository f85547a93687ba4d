import { expect, test } from 'vitest'
import { checkFrame } from './check-frame.ts'

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
