import { expect, test } from 'vitest'
import { streamOf } from './stream.ts'

const drawn = (seed: number, label: string) => Array.from({ length: 4 }, () => streamOf(seed, label).number.int(1e9))

test('D-05 draws follow from seed and label alone', () => {
  const usual = drawn(1, 'person 1')
  expect(drawn(1, 'person 1')).toEqual(usual)
  for (const other of [drawn(2, 'person 1'), drawn(1, 'person 2'), drawn(1, ''), drawn(2 ** 32 + 1, 'person 1')])
    expect(other).not.toEqual(usual)
})
