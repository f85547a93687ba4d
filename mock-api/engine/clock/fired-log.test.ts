import { expect, test } from 'vitest'
import { FiredLog } from './fired-log.ts'

const rule = { kind: 'charge', table: 'subscriptions', due: () => undefined }
const start = Date.parse('2026-11-21T02:59:00+09:00')

test('counts thousands of effects by day and kind and keeps the latest ones', () => {
  const log = new FiredLog<typeof rule>()
  for (let index = 0; index < 42_718; index += 1)
    log.add({
      at: start + index * 60_000,
      kind: index % 3 === 0 ? 'hold-end' : 'charge',
      rule,
      id: 1,
      record: { id: 1 },
    })
  const days = [...log.days]
  // Tokyo days begin at midnight in Tokyo.
  expect(days[0]).toMatchObject(['2026-11-21', { at: start, count: 21 * 60 + 1 }])
  expect(days[1]?.[1].kinds).toEqual(
    new Map([
      ['hold-end', 480],
      ['charge', 960],
    ]),
  )
  expect(days.reduce((sum, [, { count }]) => sum + count, 0)).toBe(42_718)
  expect(log.all.length).toBeGreaterThanOrEqual(9_000)
  expect(log.all.length).toBeLessThanOrEqual(10_000)
  expect(log.all.at(-1)?.at).toBe(start + 42_717 * 60_000)
  log.clear()
  expect([log.all.length, log.days.size, log.counts.get('charge')]).toEqual([0, 0, 28_478])
})

test('keeps ten thousand effects and the counts of two thousand days', () => {
  const log = new FiredLog<typeof rule>()
  const add = (at: number) => log.add({ at, kind: 'charge', rule, id: 1, record: { id: 1 } })
  for (let index = 0; index < 10_000; index += 1) add(start)
  expect(log.all).toHaveLength(10_000)
  add(start)
  expect([log.all.length, log.days.size]).toEqual([9001, 1])
  for (let day = 1; day < 2000; day += 1) add(start + day * 86_400_000)
  expect([log.days.size, [...log.days.keys()][0]]).toEqual([2000, '2026-11-21'])
  add(start + 2000 * 86_400_000)
  expect([log.days.size, [...log.days.keys()][0]]).toEqual([2000, '2026-11-22'])
})

test('takes back the latest effects as if they had never been added', () => {
  const log = new FiredLog<typeof rule>()
  const add = (kind: string, at: number) => log.add({ at, kind, rule, id: 1, record: { id: 1 } })
  add('charge', start)
  const before = structuredClone([log.all.map(({ at }) => at), log.days, log.counts])
  add('charge', start + 1)
  add('hold-end', start + 2)
  add('charge', start + 86_400_000)
  log.takeBack(3)
  expect([log.all.map(({ at }) => at), log.days]).toEqual(before.slice(0, 2))
  expect(log.counts.get('charge')).toBe(1)
  log.takeBack(0)
  expect(log.all).toHaveLength(1)
})
