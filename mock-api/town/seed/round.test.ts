import { expect, test } from 'vitest'
import { Round } from './round.ts'
import { streamOf } from './stream.ts'

const things = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('a round deals each item once before any comes again, in a drawn order', () => {
  const orders = [1, 2].map((seed) => {
    const round = new Round(streamOf(seed, 'x'), things)
    const dealt = Array.from({ length: 14 }, () => round.take())
    expect([round.size, dealt.slice(0, 7).toSorted(), dealt.slice(7)]).toEqual([7, things, dealt.slice(0, 7)])
    return dealt.join('')
  })
  expect(orders[0]).not.toBe(orders[1])
})
