import { expect, test } from 'vitest'
import { frameTitle } from './frame-title.ts'

const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: 'u' })

test('a frame has the name of its channel and action, or of its type', () => {
  const data = JSON.stringify({ message: 'こんばんは', action: 'speak' })
  expect(frameTitle(JSON.stringify({ command: 'message', identifier, data }))).toBe('MessageChannel speak')
  expect(frameTitle(JSON.stringify({ command: 'subscribe', identifier }))).toBe('MessageChannel subscribe')
  expect(frameTitle(JSON.stringify({ identifier, message: {} }))).toBe('MessageChannel message')
  expect(frameTitle('{"type":"welcome"}')).toBe('welcome')
  expect(frameTitle('{ "type" : "welcome" }')).toBe('welcome')
  expect(frameTitle('{ "command" : "subscribe", "channel" : "Room" }')).toBe('Room subscribe')
  expect(frameTitle(String.raw`{"command":"message","data":"{ \"action\" : \"speak\" }"}`)).toBe('speak')
  expect([frameTitle('{"command":"message"}'), frameTitle('')]).toEqual(['message', 'message'])
})
