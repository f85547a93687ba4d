import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMember, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { finishTutorial, isPremium, isPresent, isVerified } from './member.ts'

test.each([0, 1, 2, 3, 4] as const)('IMP-29 D-36 C-6 who is present for others at age_conf %i', (ageConf) => {
  const world = aWorld()
  for (const sex of [1, 2] as const) {
    for (const paid of [false, true]) {
      const member = aMember(world, { sex, ageConf, paid })
      expect(isPresent(member)).toBe(ageConf < 3)
      expect(isPresent({ ...member, activeStatus: 'inactive' })).toBe(false)
      expect(isVerified(member)).toBe(ageConf === 2 && (sex === 2 || paid))
      expect(isPremium(member)).toBe(sex === 2 && paid)
    }
  }
})

test('API-18 the tutorial is finished once: a second time changes nothing', () => {
  const world = aWorld()
  const woman = aWoman(world, { tutorialDone: false })
  finishTutorial(world, woman, aContext({ now: testNow + 5 }))
  const done = world.members.get(woman.id)
  expect(done).toMatchObject({ tutorialDone: true, updatedAt: testNow + 5 })
  finishTutorial(world, done, aContext({ now: testNow + 9 }))
  expect(world.members.get(woman.id)).toBe(done)
})
