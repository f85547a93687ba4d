import { expect, test } from 'vitest'
import { unexpectedErrorEntry } from './log.ts'

test('describes an unexpected error in one line', () => {
  const cause = Object.assign(new Error('x'), { stack: 'Error: x\n    at a\r\n  at b' })
  expect(unexpectedErrorEntry('drift', cause)).toBe('Unexpected error in drift: Error: x | at a | at b')
  Object.assign(cause, { stack: undefined })
  expect(unexpectedErrorEntry('drift', cause)).toBe('Unexpected error in drift: x')
  expect(unexpectedErrorEntry('drift', 'a\n\nb')).toBe('Unexpected error in drift: a | b')
})

test('follows an unexpected error to the errors behind it', () => {
  const stack = (name: string) => `Error: ${name}\n    at ${name}`
  const cause = Object.assign(new Error('rule'), { stack: stack('rule') })
  const thrown = Object.assign(new Error('effect', { cause }), { stack: stack('effect') })
  expect(unexpectedErrorEntry('drift', thrown)).toBe(
    'Unexpected error in drift: Error: effect | at effect | Caused by Error: rule | at rule',
  )
})

test('leaves mail addresses out of the log, and keeps the paths of packages', () => {
  const message = 'Failed to read {"email":"me@example.com"}'
  const cause = Object.assign(new Error(message), { stack: `Error: ${message}\n    at /node_modules/@hono/x.js:1:2` })
  expect(unexpectedErrorEntry('drift', cause)).toBe(
    'Unexpected error in drift: Error: Failed to read {"email":"…@…"} | at /node_modules/@hono/x.js:1:2',
  )
  expect(unexpectedErrorEntry('drift', 'not me@example.com')).toBe('Unexpected error in drift: not …@…')
})
