import { expect, test } from 'vitest'
import { aMember } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { isVerified } from '../../world/records/member.ts'
import { isPremium, isPresent } from './member.ts'

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
