import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOrder } from './draw-order.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test('API-40 every number below 2^bits comes exactly once, whatever the seed', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 12 }), (seed, bits) => {
      const at = drawOrder(seed, bits)
      const drawn = new Set(Array.from({ length: 2 ** bits }, (_, index) => at(index)))
      expect(drawn.size).toBe(2 ** bits)
      expect(Math.min(...drawn)).toBe(0)
      expect(Math.max(...drawn)).toBe(2 ** bits - 1)
    }),
  )
})

test('API-40 every number has a fair chance to be among the first', () => {
  const bits = 7
  const firsts = new Map<number, number>()
  const rounds = 4000
  for (let seed = 0; seed < rounds; seed += 1) {
    const at = drawOrder(Math.imul(seed, 0x9e3779b1) >>> 0, bits)
    for (let index = 0; index < 16; index += 1) firsts.set(at(index), (firsts.get(at(index)) ?? 0) + 1)
  }
  const fair = (rounds * 16) / 2 ** bits
  const counts = Array.from({ length: 2 ** bits }, (_, number) => firsts.get(number) ?? 0)
  expect(Math.min(...counts)).toBeGreaterThan(fair * 0.8)
  expect(Math.max(...counts)).toBeLessThan(fair * 1.2)
})
