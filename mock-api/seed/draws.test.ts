import { expect, test } from 'vitest'
import { Draws } from './draws.ts'

const first = (draws: Draws, count: number) => Array.from({ length: count }, () => draws.next())

test('D-05 the same seed and label draw the same', () => {
  expect(first(new Draws(7, 'town'), 50)).toEqual(first(new Draws(7, 'town'), 50))
})

test('D-05 another seed or label draws something else', () => {
  const plain = first(new Draws(7, 'town'), 5)
  expect(first(new Draws(8, 'town'), 5)).not.toEqual(plain)
  expect(first(new Draws(7 + 2 ** 32, 'town'), 5)).not.toEqual(plain)
  expect(first(new Draws(7, 'chats'), 5)).not.toEqual(plain)
})

test('draws spread evenly over [0, 1)', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const drawn of first(new Draws(1, 'spread'), 20_000)) {
    const tenth = Math.floor(drawn * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(tenths).toHaveLength(10)
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('int includes both ends and nothing beyond', () => {
  const draws = new Draws(1, 'int')
  const seen = new Set(Array.from({ length: 500 }, () => draws.int(3, 6)))
  expect([...seen].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6])
})

test('weighted never takes what weighs nothing', () => {
  const draws = new Draws(1, 'weighted')
  const taken = Array.from({ length: 200 }, () =>
    draws.weighted([
      ['never', 0],
      ['often', 3],
      ['seldom', 1],
    ]),
  )
  expect(taken).not.toContain('never')
  expect(taken.filter((thing) => thing === 'often').length).toBeGreaterThan(110)
  expect(taken).toContain('seldom')
})

test('shuffled and sample keep their things', () => {
  const things = Array.from({ length: 30 }, (_, index) => index)
  const draws = new Draws(1, 'order')
  const shuffled = draws.shuffled(things)
  expect(shuffled).not.toEqual(things)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(things)
  const sample = draws.sample(things, 5)
  expect(sample).toHaveLength(5)
  expect(sample).toEqual(sample.toSorted((a, b) => a - b))
  expect(new Set(sample).size).toBe(5)
  expect(draws.sample([1, 2], 5)).toEqual([1, 2])
  const several = draws.several(things, 6)
  expect(several).toHaveLength(6)
  expect(new Set(several).size).toBe(6)
  expect(draws.several([1, 2], 5).toSorted((a, b) => a - b)).toEqual([1, 2])
})

test('uuids have the form of version 4 and do not repeat', () => {
  const draws = new Draws(1, 'uuid')
  const uuids = Array.from({ length: 500 }, () => draws.uuid())
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(uuids).size).toBe(500)
})

test('tokens are 22 URL-safe characters and do not repeat', () => {
  const draws = new Draws(1, 'token')
  const tokens = Array.from({ length: 500 }, () => draws.token())
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
  expect(new Set(tokens).size).toBe(500)
})

test('an empty choice is a defect of the caller', () => {
  expect(() => new Draws(1, 'none').pick([])).toThrow('nothing to pick from')
})
