import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { activateRecommendations } from './start-recommendations.ts'

test.each([3, 5] as const)('GATE-32 D-34 API-26 a woman at %i starts her recommendations', (femaleStatus) => {
  const world = aWorld()
  const woman = aWoman(world, { femaleStatus })
  activateRecommendations(world, woman, 4, aContext())
  expect(world.members.get(woman.id)).toEqual({ ...woman, femaleStatus: 4 })
  // Her claimed status is recorded beside the real one and not trusted.
  const recorded = { memberId: woman.id, statusOld: 4, statusBefore: femaleStatus, createdAt: testNow }
  expect([...world.statusActivations.all()]).toEqual([expect.objectContaining(recorded)])
})

test.each([0, 1, 2, 4, 6] as const)('GATE-31 D-34 API-26 a woman at %i cannot start them', (femaleStatus) => {
  const world = aWorld()
  const woman = aWoman(world, { femaleStatus })
  expect(refusalOf(() => activateRecommendations(world, woman, femaleStatus, aContext())).code).toBe('state')
  expect(world.members.get(woman.id)).toBe(woman)
})
