import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { finishTutorial } from './tutorial.ts'

test('API-18 the tutorial is finished once: a second time changes nothing', () => {
  const world = aWorld()
  const woman = aWoman(world, { tutorialDone: false })
  finishTutorial(world, woman, aContext({ now: testNow + 5 }))
  const done = world.members.get(woman.id)
  expect(done).toMatchObject({ tutorialDone: true, updatedAt: testNow + 5 })
  finishTutorial(world, done, aContext({ now: testNow + 9 }))
  expect(world.members.get(woman.id)).toBe(done)
})
