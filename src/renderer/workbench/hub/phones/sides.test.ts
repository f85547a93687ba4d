// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isPlacing, placePhones, Sides } from './renew-phones.ts'

const way = (led: readonly number[], known = [1, 2, 3, 4, 5]) => ({ led: new Set(led), known: new Set(known) })

test('going back over several moments brings back what stood before the earliest, and forward the latest', () => {
  const sides = new Sides<string>()
  sides.remember(2, 'first')
  sides.remember(4, 'second')
  expect(sides.isCrossed(way([1, 2, 3, 4]))).toBe(false)
  expect(sides.isCrossed(way([1]))).toBe(true)
  expect(sides.cross(way([1]), 'third')).toBe('first')
  expect(sides.isCrossed(way([1]))).toBe(false)
  expect(sides.cross(way([1, 2, 3, 4, 5]), 'first, changed')).toBe('third')
  expect(sides.cross(way([1, 2, 3]), 'third')).toBe('second')
  expect(sides.cross(way([1]), 'second')).toBe('first, changed')
})

test('a moment that the history no longer knows brings back nothing', () => {
  const sides = new Sides<string>()
  sides.remember(2, 'first')
  expect(sides.isCrossed(way([7], [7]))).toBe(false)
  expect(sides.cross(way([7], [7]), 'now')).toBe('now')
})

test('phones are being placed until all stories and capsules have opened, also those that fail', async () => {
  expect(isPlacing()).toBe(false)
  await placePhones(async () => {
    expect(isPlacing()).toBe(true)
    await placePhones(() => Promise.reject(new Error('refused'))).catch(() => {})
    expect(isPlacing()).toBe(true)
  })
  expect(isPlacing()).toBe(false)
})
