import { expect, test } from 'vitest'
import { defaultVariants } from '../../src/contract/enums/variants.ts'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { runUntil } from './effect-rule.ts'
import { lastInstantOf } from './last-instant.ts'
import { Refusal } from './refusal.ts'
import { callTown, isVariant } from './rules.ts'
import { createWorld } from './world.ts'

test('D-54 a variant has the value that was chosen, else its own default', () => {
  const other = defaultVariants.hold === 'on' ? 'off' : 'on'
  for (const world of [aWorld(), createWorld()])
    expect([isVariant(world, 'hold', defaultVariants.hold), isVariant(world, 'hold', other)]).toEqual([true, false])
  const chosen = aWorld({ variants: { hold: other } })
  expect([isVariant(chosen, 'hold', other), isVariant(chosen, 'hold', defaultVariants.hold)]).toEqual([true, false])
})

test('D-03 effects have run until the instant in the settings, and until 1970 before a founding', () => {
  const world = aWorld({ settledAt: 5 })
  expect([runUntil.read(world), runUntil.read(createWorld())]).toEqual([5, 0])
  runUntil.write(world, 9)
  expect(runUntil.read(world)).toBe(9)
})

test('the last instant of a world is that of its latest record, or of its latest effect', () => {
  const world = aWorld({ settledAt: testNow })
  expect(lastInstantOf(world)).toBe(testNow)
  const { id } = aWoman(world, { createdAt: testNow - 1 })
  expect(lastInstantOf(world)).toBe(testNow)
  // An instant that is still to come is no past one.
  const login = { memberId: id, client: 'x', tokenHash: '', expiresAt: testNow + 99 }
  for (const [at, name] of ['createdAt', 'rotatedAt'].entries()) {
    world.logins.insert({ ...login, [name]: testNow + 1 + at } as never)
    expect([name, lastInstantOf(world)]).toEqual([name, testNow + 1 + at])
  }
  world.footprints.insert({ ownerId: id, visitorId: id, visitedAt: testNow + 5 })
  expect(lastInstantOf(world)).toBe(testNow + 5)
  world.pairings.insert({ statusAt: testNow + 6 } as never)
  expect(lastInstantOf(world)).toBe(testNow + 6)
  world.reviews.insert({ updatedAt: testNow + 7 } as never)
  expect(lastInstantOf(world)).toBe(testNow + 7)
  world.operatorMessages.insert({ createdAt: testNow, readAt: testNow + 8 } as never)
  expect(lastInstantOf(world)).toBe(testNow + 8)
  world.subscriptions.put({ id, lastChargeAt: testNow + 9, nextChargeAt: testNow + 99 } as never)
  expect(lastInstantOf(world)).toBe(testNow + 9)
})

test('a refusal carries its code and its text, and is named by its code without one', () => {
  const detail = { msg: 'いまはできません。', extra: { available_at: 'x' } }
  expect(new Refusal('state', detail)).toMatchObject({ code: 'state', detail, message: detail.msg, name: 'Refusal' })
  expect(new Refusal('sex')).toMatchObject({ code: 'sex', detail: {}, message: 'sex' })
})

test('a call makes the town act sooner, never later, and not at all while it is off', () => {
  const activity = { nextAt: 50, encounterAt: 60, encounters: 3, played: [1], last: null }
  const nextAfter = (at: number) => {
    const world = aWorld({ townActivity: activity })
    callTown(world, at)
    return world.settings.get(1).townActivity
  }
  expect([nextAfter(40), nextAfter(50), nextAfter(60)]).toEqual([{ ...activity, nextAt: 40 }, activity, activity])
  const off = aWorld()
  callTown(off, 1)
  callTown(createWorld(), 1)
  expect(off.settings.get(1).townActivity).toBeUndefined()
})
