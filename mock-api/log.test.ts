import { expect, test } from 'vitest'
import { unexpectedErrorEntry } from './log.ts'

test('describes an unexpected error in one line', () => {
  const cause = Object.assign(new Error('x'), { stack: 'Error: x\n    at a\r\n  at b' })
  expect(unexpectedErrorEntry('drift', cause)).toBe('Unexpected error in drift: Error: x | at a | at b')
  Object.assign(cause, { stack: undefined })
  expect(unexpectedErrorEntry('drift', cause)).toBe('Unexpected error in drift: x')
  expect(unexpectedErrorEntry('drift', 'a\n\nb')).toBe('Unexpected error in drift: a | b')
})
