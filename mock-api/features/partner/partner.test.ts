import { expect, test } from 'vitest'
import { statusNs } from '../../../src/contract/enums/pairing.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { openPartner } from './partner.ts'

test.each(statusNs)('API-31 API-32 at %i she sees his profile; he sees hers unless she decides next', (statusN) => {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world)
  const pairing = aPairing(world, woman, man, { statusN })
  expect(openPartner(world, woman, man.id)).toEqual({ partner: man, pairing, shown: true })
  const closedToHim = [0, 3, 6].includes(statusN)
  expect(openPartner(world, man, woman.id)).toEqual({ partner: woman, pairing, shown: !closedToHim })
})

test("API-31 accepts the partner's uuid too", () => {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world)
  aPairing(world, woman, man)
  expect(openPartner(world, woman, man.uuid).partner).toBe(man)
})

test('REC-78 D-25 API-31 opens a blocked pairing without profile for both', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const man = aMan(world)
  aPairing(world, woman, man, { statusN: 3, blockedBy: man.id })
  expect(openPartner(world, woman, man.id)).toMatchObject({ shown: false, pairing: { statusN: 3 } })
  expect(openPartner(world, man, woman.id)).toMatchObject({ shown: false, pairing: { statusN: 3 } })
})

test('C-5 IMP-29 API-31 nobody, a stranger, the own sex and an absent partner are all unknown', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const gone = aMan(world, { activeStatus: 'inactive' })
  const minor = aMan(world, { ageConf: 3 })
  aPairing(world, woman, gone, { statusN: 1 })
  aPairing(world, woman, minor, { statusN: 1 })
  for (const wanted of [999, 'nobody', aMan(world).id, aWoman(world).id, woman.id, gone.id, minor.uuid]) {
    expect(refusalOf(() => openPartner(world, woman, wanted)).code).toBe('unknown')
  }
})
