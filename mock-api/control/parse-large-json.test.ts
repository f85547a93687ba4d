import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '../engine/steps.ts'
import { parseLargeJson } from './parse-large-json.ts'

/** As a body comes, cut wherever the network likes. */
const inPieces = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / 65_521) }, (_, at) =>
    text.slice(at * 65_521, (at + 1) * 65_521),
  )

const line = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\\', '\\n', '\\\\n', '"', '\n', '\\u006e', '日本', '{"a":"b\\n"}', '"},"x":"'),
)

test('P13 a large text gives what JSON.parse gives, in several steps, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, isPretty) => {
      const world = `${lines.join('\n')}\n`.repeat(Math.ceil(600_000 / (lines.join('').length + 1)))
      const value = { format: 'x', mode: null, at: -1.5e3, world }
      const text = isPretty ? JSON.stringify(value, null, 2) : JSON.stringify(value)
      const steps = parseLargeJson(inPieces(text))
      expect(steps.next().done).toBe(false)
      expect(atOnce(steps)).toEqual(value)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['another field behind the long one', (long: string) => JSON.stringify({ long, last: 1 })],
  ['a list', (long: string) => JSON.stringify([long])],
  ['an object within', (long: string) => JSON.stringify({ inner: { a: 1 }, long })],
  ['a text that is a number', (long: string) => JSON.stringify({ n: 1, long: long.length })],
])('%s is read all the same', (_, write) => {
  const text = write('あ"\\\n'.repeat(100_000))
  expect(atOnce(parseLargeJson(inPieces(text)))).toEqual(JSON.parse(text))
})

test.each(['{"a":"', '{"a":1', 'x'])('what begins with %s and never ends is no JSON', (head) => {
  expect(() => atOnce(parseLargeJson(inPieces(head + 'x'.repeat(400_000))))).toThrow(SyntaxError)
})
