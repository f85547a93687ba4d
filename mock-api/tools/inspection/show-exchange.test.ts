import { expect, test } from 'vitest'
import { frameTitle } from './show-exchange.ts'

test('a frame has the name of its channel and action, or of its type', () => {
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: 'u' })
  const data = JSON.stringify({ message: 'こんばんは', action: 'speak' })
  expect(frameTitle(JSON.stringify({ command: 'message', identifier, data }))).toBe('MessageChannel speak')
  expect(frameTitle(JSON.stringify({ command: 'subscribe', identifier }))).toBe('MessageChannel subscribe')
  expect(frameTitle(JSON.stringify({ identifier, message: {} }))).toBe('MessageChannel message')
  expect(frameTitle('{"type":"welcome"}')).toBe('welcome')
})
