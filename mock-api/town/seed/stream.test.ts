import { expect, test } from 'vitest'
import { choicesOf, Round, someOf, streamOf, weighted } from './stream.ts'

const drawn = (seed: number, label: string) => Array.from({ length: 4 }, () => streamOf(seed, label).number.int(1e9))
const things = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('D-05 draws follow from seed and label alone', () => {
  const usual = drawn(1, 'person 1')
  expect(drawn(1, 'person 1')).toEqual(usual)
  for (const other of [drawn(2, 'person 1'), drawn(1, 'person 2'), drawn(1, ''), drawn(2 ** 32 + 1, 'person 1')])
    expect(other).not.toEqual(usual)
})

test('draws some items, each once, in their order', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 20; seed += 1) {
    const some = someOf(streamOf(seed, 'x'), things, 3)
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

test('a round deals each item once before any comes again, in a drawn order', () => {
  const orders = [1, 2].map((seed) => {
    const round = new Round(streamOf(seed, 'x'), things)
    const dealt = Array.from({ length: 14 }, () => round.take())
    expect([round.size, dealt.slice(0, 7).toSorted(), dealt.slice(7)]).toEqual([7, things, dealt.slice(0, 7)])
    return dealt.join('')
  })
  expect(orders[0]).not.toBe(orders[1])
})
