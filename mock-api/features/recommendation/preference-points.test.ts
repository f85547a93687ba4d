import { expect, test } from 'vitest'
import { preferences } from '../../../src/contract/enums/preferences.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { mostPreferencePoints, preferencePoints, preferencePositions } from './preference-points.ts'

test('API-27 L-1 an answer has the position of its choice; none or an unknown one has 0', () => {
  const world = aWorld()
  const [first, second] = preferences
  const answers = { [first.name]: 'NG', [second.name]: 'いつか' }
  const positions = preferencePositions(aProfile(world, aWoman(world), { preferences: answers }), 2)
  expect([...positions]).toEqual([4, ...Array<number>(15).fill(0)])
})

test('API-27 D-62 the maximum for her answers is the best of her row, item by item', () => {
  const all = [0, 1, 2, 3, 4]
  for (const hers of all) {
    const row = all.map((his) => preferencePoints(Uint8Array.of(hers), Uint8Array.of(his)))
    expect(mostPreferencePoints(Uint8Array.of(hers))).toBe(Math.max(...row))
  }
  expect(mostPreferencePoints(Uint8Array.of(...all))).toBe(5)
})
