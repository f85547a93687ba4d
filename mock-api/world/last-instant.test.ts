import { expect, test } from 'vitest'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { lastInstantOf } from './last-instant.ts'

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
