import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { EffectKind } from '../../../../src/contract/control/effects.ts'
import { dayMs, hourMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { brokenInvariants } from '../../../../tests/support/invariants/check-world.ts'
import { testNow } from '../../../../tests/support/world/a-context.ts'
import { aTown, memberOf } from '../../../../tests/support/world/a-town.ts'
import { tableOf, tablesOf } from '../../../engine/table/tables.ts'
import { isPremium } from '../../../features/member/member.ts'
import { pairingsOf } from '../../../features/pairing/pairing-list.ts'
import { isChoosable } from '../../../features/pairing/pairing.ts'
import { unreadTotal } from '../../../features/pairing/unread-messages.ts'
import { popupsFor } from '../../../features/popup/popup.ts'
import { meetsNextRank } from '../../../features/rank/criteria.ts'
import { isApplicable } from '../../../features/rank/rank.ts'
import type { World } from '../../../world/world.ts'
import { effectRules } from '../../effect-rules.ts'
import { findScenario, scenarioKeys } from './scenarios.ts'

/** Times until the coming effects of a kind for a member, in milliseconds, ascending. */
function comingOf(world: World, kind: EffectKind, memberId: number): number[] {
  const due: number[] = []
  for (const rule of effectRules) {
    if (rule.kind !== kind) continue
    for (const record of tableOf(world, rule.table).all()) {
      const concerns = Object.values(record).includes(memberId)
      const at = concerns ? rule.due(record) : undefined
      if (at !== undefined && at > testNow) due.push(at - testNow)
    }
  }
  return due.toSorted((a, b) => a - b)
}

test.each(scenarioKeys)(
  '%s founds a world that breaks no invariant and fits its tables',
  (key) => {
    const world = aTown({ scenario: key })
    expect(brokenInvariants(world, testNow)).toEqual([])
    expect(world.settings.get(1).scenario).toBe(key)
    expect(world.members.size).toBeGreaterThanOrEqual(23 + (findScenario(key).members ?? 300))
    for (const table of key === 'town-10000' ? [] : tablesOf(world)) {
      for (const record of table.all())
        expect(z.safeParse(table.definition.schema, record).success, table.name).toBe(true)
    }
  },
  // Founds a town of 10,000.
  60_000,
)

test('an unknown scenario throws an error that names the known ones', () => {
  expect(() => aTown({ scenario: 'party' })).toThrow(/no scenario party.*empty-town/)
})

test('D-14 under-review-day: the decision is almost twelve hours away', () => {
  const world = aTown({ scenario: 'under-review-day' })
  const [next = 0] = comingOf(world, 'age-decision', memberOf(world, 'woman-review').id)
  expect(next).toBeGreaterThan(11.5 * hourMs)
})

test('D-11 hold-ending: two holds end within eight hours', () => {
  const world = aTown({ scenario: 'hold-ending' })
  const holds = comingOf(world, 'hold-end', memberOf(world, 'woman').id)
  expect(holds.filter((ms) => ms <= 8 * hourMs)).toHaveLength(2)
})

test('REC-22 busy-chat: long conversations and many unread messages', () => {
  const world = aTown({ scenario: 'busy-chat' })
  const pairings = pairingsOf(world, memberOf(world, 'woman'))
  const lengths = pairings.map(({ id }) => world.messages.countBy('pairing', id))
  expect(lengths.filter((length) => length > 25).length).toBeGreaterThan(8)
  expect(unreadTotal(pairings, memberOf(world, 'woman'))).toBeGreaterThan(20)
})

test('D-15 billing-month: 31 days to the next charge, minus the hour since the first', () => {
  const world = aTown({ scenario: 'billing-month' })
  const man = memberOf(world, 'man')
  expect(comingOf(world, 'charge', man.id)).toEqual([31 * dayMs - hourMs])
  expect(world.payments.by('member', man.id).at(-1)).toMatchObject({ kind: 'plan', at: testNow - hourMs })
})

test('D-15 decline-day: the declined renewal comes within a day', () => {
  const world = aTown({ scenario: 'decline-day' })
  expect(comingOf(world, 'charge-declined', memberOf(world, 'man-declining').id)).toEqual([20 * hourMs])
})

test('BONUS-14 campaign: the listed man is offered the campaign', () => {
  const world = aTown({ scenario: 'campaign' })
  expect(popupsFor(world, memberOf(world, 'man-listed'))).toContain(2)
})

test('D-16 likes-expiring: one pack expires today, one tomorrow', () => {
  const world = aTown({ scenario: 'likes-expiring' })
  const [first = 0, second = 0] = comingOf(world, 'like-expiry', memberOf(world, 'woman').id)
  expect(first).toBe(4 * hourMs)
  expect(second).toBe(30 * hourMs)
})

test('D-25 premium-redo: many no-matches to choose again, dissolved ones hidden', () => {
  const world = aTown({ scenario: 'premium-redo' })
  const woman = memberOf(world, 'woman-premium')
  expect(isPremium(woman)).toBe(true)
  const redo = pairingsOf(world, woman).filter((pairing) => pairing.statusN === 3 && isChoosable(pairing, woman))
  expect(redo.length).toBeGreaterThan(11)
  const dissolved = world.pairings.by('member', woman.id).filter(({ blockedBy }) => blockedBy !== null)
  expect(dissolved).toHaveLength(2)
})

test('D-13 rank-week: the man may request a rank and meets the criteria', () => {
  const world = aTown({ scenario: 'rank-week' })
  const man = memberOf(world, 'man')
  expect(isApplicable(man, testNow) && meetsNextRank(world, man, testNow)).toBe(true)
})

test('IMP-13 IMP-14 IMP-15 operator-desk: many documents, questions and rank requests are pending', () => {
  const world = aTown({ scenario: 'operator-desk' })
  const waiting = [...world.ageDocuments.all()].filter(({ decidedAt }) => decidedAt === null)
  expect(waiting.length).toBeGreaterThan(8)
  expect(waiting.some(({ birthDate }) => birthDate === null)).toBe(true)
  expect(waiting.some(({ issuer }) => issuer === null)).toBe(true)
  const requests = [...world.rankRequests.all()].filter(({ decidedAt }) => decidedAt === null)
  expect(requests.length).toBeGreaterThan(5)
  const lastWords = new Map([...world.operatorMessages.all()].map(({ memberId, sender }) => [memberId, sender]))
  expect([...lastWords.values()].filter((sender) => sender === 1).length).toBeGreaterThan(6)
})

test('REC-23 empty-town: only the personas, without meetings', () => {
  const world = aTown({ scenario: 'empty-town' })
  expect(world.members.size).toBe(23)
  expect(world.pairings.size).toBe(0)
})
