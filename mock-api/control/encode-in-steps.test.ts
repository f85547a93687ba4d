import { expect, test } from 'vitest'
import { atOnce } from '../engine/steps.ts'
import { encodeInSteps } from './encode-in-steps.ts'

test.each([
  ['letters', 'abc'],
  ['Japanese', '宵待の夜。\n'],
  ['signs of two units, of which one lies across the edge of a step', '🌙'],
  ['halves of such signs', '\ud83cx\udf19'],
])('P13 a large text of %s gives the bytes that it has as a whole, in steps', (_, text) => {
  for (const shift of [0, 1, 2]) {
    const long = 'x'.repeat(shift) + text.repeat(70_000)
    const steps = encodeInSteps(long)
    expect(steps.next().done).toBe(false)
    expect(atOnce(steps).equals(Buffer.from(long, 'utf8'))).toBe(true)
  }
})

test('a text without a sign has no bytes', () => {
  expect(atOnce(encodeInSteps('')).length).toBe(0)
})
