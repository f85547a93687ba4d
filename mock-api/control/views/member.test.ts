import { expect, test } from 'vitest'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { memberName } from './member.ts'

test('names a member by the current name; without a profile the name is empty', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  aProfile(world, woman, { name: 'はる' })
  expect(memberName(world, woman.id)).toEqual({ id: woman.id, name: 'はる' })
  expect(memberName(world, man.id)).toEqual({ id: man.id, name: '' })
  expect(memberName(world, 99)).toEqual({ id: 99, name: '' })
})
