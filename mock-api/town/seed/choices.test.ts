import { expect, test } from 'vitest'
import { choicesOf, someOf, weighted } from './choices.ts'
import { streamOf } from './stream.ts'

test('draws some items, each once, in their order', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 20; seed += 1) {
    const some = someOf(streamOf(seed, 'x'), ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3)
    expect([some.length, some.toSorted()]).toEqual([3, some])
    seen.add(some.join(''))
  }
  expect(seen.size).toBeGreaterThan(5)
})

test('pairs items with their weights, 1 without one, and leaves out those of weight 0', () => {
  expect(choicesOf(['a', 'b', 'c'], [2, 0])).toEqual([
    { value: 'a', weight: 2 },
    { value: 'c', weight: 1 },
  ])
  expect(weighted({ often: 3, never: 0 })).toEqual([{ value: 'often', weight: 3 }])
})
