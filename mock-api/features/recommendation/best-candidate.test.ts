import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { choicesOfPreference, preferences } from '../../../src/contract/enums/preferences.ts'
import { aWoman, aMan } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { bestCandidate, readCandidates } from './best-candidate.ts'
import { pointsOfRank, scorerFor } from './score.ts'

test('API-27 reads one candidate per step, so that other requests run in between', () => {
  const world = aWorld()
  const men = [1, 2, 3].map(() => aMan(world))
  const read = vi.spyOn(world.profiles, 'find')
  expect([...readCandidates(world)]).toHaveLength(men.length)
  expect(read.mock.calls.map(([id]) => id)).toEqual(men.map(({ id }) => id))
  read.mockClear()
  readCandidates(world).next()
  expect(read).toHaveBeenCalledTimes(1)
})

/** Some of the 16 items, each answered by the position of a choice. */
const answers = (sex: 1 | 2) =>
  fc.array(fc.nat({ max: 4 }), { minLength: 16, maxLength: 16 }).map((places) => {
    const given = preferences.map(({ name }, item) => [name, choicesOfPreference(name, sex)[places[item] ?? 0]])
    return Object.fromEntries(given.filter(([, answer]) => answer !== undefined)) as Record<string, string>
  })
const someone = (sex: 1 | 2) =>
  fc.record({
    areas: fc.subarray(['東京都', '千葉県', '埼玉県', '大阪府']),
    age: fc.integer({ min: 20, max: 60 }),
    preferences: answers(sex),
    bodyTypeRange: fc.constantFrom('ぽっちゃりNG', 'ぽっちゃりOK', 'ぽっちゃり大好き', ''),
    bodyType: fc.constantFrom('普通', 'ぽっちゃり'),
  })
const manOfRank = fc.tuple(someone(1), fc.constantFrom('F', 'E', 'D', 'B', 'S', 'SSS'))

/** Finds the best man by scoring every man completely. */
function bestByAll(world: World, woman: Member, men: readonly Member[]): number | undefined {
  const { factPoints, tastePoints } = scorerFor(woman, world.profiles.get(woman.id))
  const scored = men.flatMap((man) => {
    const points = pointsOfRank(man.rank)
    const profile = world.profiles.get(man.id)
    return points === undefined
      ? []
      : [{ id: man.id, score: factPoints(points, profile, undefined) + tastePoints(profile) }]
  })
  return scored.toSorted((a, b) => b.score - a.score || a.id - b.id)[0]?.id
}

test('D-21 API-27 skipping men who cannot win finds the same man as scoring all', () => {
  fc.assert(
    fc.property(someone(2), fc.array(manOfRank, { maxLength: 12 }), (her, men) => {
      const world = aWorld()
      const woman = aWoman(world)
      aProfile(world, woman, her)
      const all = men.map(([profile, rank]) => {
        const man = aMan(world, { rank })
        aProfile(world, man, profile)
        return man
      })
      expect(bestCandidate(world, woman)?.id).toBe(bestByAll(world, woman, all))
    }),
  )
})
