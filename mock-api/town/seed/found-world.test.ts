import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import personas from '../../../fixtures/personas.json' with { type: 'json' }
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { brokenInvariants } from '../../../tests/support/invariants/check-world.ts'
import { aContext, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aTown } from '../../../tests/support/world/a-town.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { Schedule } from '../../engine/clock/schedule.ts'
import { tableOf, tablesOf } from '../../engine/table/tables.ts'
import { runUntil } from '../../world/effect-rule.ts'
import { worldFormat } from '../../world/world-version.ts'
import { effectRules } from '../effect-rules.ts'

describe('D-05 determinism', () => {
  test('D-05 the same options give the same bytes', () => {
    expect(worldText(aTown(), worldFormat)).toBe(worldText(aTown(), worldFormat))
  }, 20_000)

  test('D-05 another seed, instant or number of members gives another world', () => {
    const usual = worldText(aTown({ members: 60 }), worldFormat)
    expect(worldText(aTown({ members: 60, seed: 2 }), worldFormat)).not.toBe(usual)
    expect(worldText(aTown({ members: 60, now: testNow + 1 }), worldFormat)).not.toBe(usual)
    expect(worldText(aTown({ members: 61 }), worldFormat)).not.toBe(usual)
  })

  test('D-05 personas keep their ids and profiles in every town', () => {
    const [small, large] = [aTown({ members: 0 }), aTown({ members: 200 })]
    for (const [index, { email }] of personas.entries()) {
      const id = index + 1
      expect(large.members.get(id)).toMatchObject({ email, uuid: small.members.get(id).uuid })
      expect(large.profiles.get(id)).toEqual(small.profiles.get(id))
    }
  })
})

test('every record fits its table and survives a round trip through the file', () => {
  const world = aTown()
  for (const table of tablesOf(world)) {
    for (const record of table.all()) expect(z.parse(table.definition.schema, record), table.name).toEqual(record)
  }
})

const sizes = [0, 1, 7, 48, 300]
const instants = ['2026-11-20 03:00', '2026-11-20 02:59', '2027-01-01 00:00', '2028-02-29 12:00', '2031-06-01 18:45']

test.each(sizes.map((members, index) => [members, instants[index] ?? '2026-11-20 12:00', index + 10] as const))(
  'D-03 D-24 D-25 a town of %i founded at %s breaks no invariant and leaves nothing due',
  (members, wall, seed) => {
    const now = tokyo(wall)
    const world = aTown({ members, seed, now })
    expect(brokenInvariants(world, now)).toEqual([])
    expect(world.settings.get(1)).toMatchObject({ seed, startedAt: now, settledAt: now, scenario: null })
  },
)

test('P8 the founding time grows linearly with the town; printed, not asserted', () => {
  const founded = (members: number) => {
    const startedAt = performance.now()
    const world = aTown({ members })
    return {
      ms: performance.now() - startedAt,
      records: tablesOf(world).reduce((sum, { size }) => sum + size, 0),
    }
  }
  const [none, usual, large] = [founded(0), founded(300), founded(3000)]
  const ratio = ({ ms }: { ms: number }) => (ms / none.ms).toFixed(1)
  console.info(`founding 300 takes ${ratio(usual)} x, 3,000 takes ${ratio(large)} x of none (${none.ms.toFixed(1)} ms)`)
  expect(large.records).toBeLessThan(10 * usual.records)
}, 30_000)

test('D-03 two months of effects break no invariant', () => {
  const world = aTown({ members: 120 })
  const until = testNow + 60 * dayMs
  const schedule = new Schedule(world, effectRules, runUntil.read)
  expect(schedule.effects.take(testNow)).toBeUndefined()
  for (let next = schedule.effects.take(until); next; next = schedule.effects.take(until)) {
    const { at, rule, id } = next
    rule.apply?.(world, tableOf(world, rule.table).get(id), aContext({ now: at }))
    world.settings.update(1, { settledAt: at })
  }
  expect(brokenInvariants(world, until)).toEqual([])
})

test('the history covers the last 60 days', () => {
  const pairings = [...aTown().pairings.all()]
  const oldest = Math.min(...pairings.map(({ createdAt }) => createdAt))
  const newest = Math.max(...pairings.map(({ createdAt }) => createdAt))
  expect((testNow - oldest) / dayMs).toBeGreaterThan(55)
  expect((testNow - newest) / dayMs).toBeLessThan(0.2)
})
