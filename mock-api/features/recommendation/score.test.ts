import { expect, test, describe } from 'vitest'
import { ranks } from '../../../src/contract/enums/member.ts'
import { preferences, choicesOfPreference } from '../../../src/contract/enums/preferences.ts'
import { aWoman, aMan } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { RecommendationSetting } from '../../world/records/recommendation.ts'
import { recommendationSettingOf } from './recommendation-setting.ts'
import { pointsOfRank, scorerFor } from './score.ts'

interface Pair {
  readonly hers?: Partial<Profile>
  readonly his?: Partial<Profile>
  readonly setting?: Partial<RecommendationSetting>
  readonly woman?: Partial<Member>
}

/** Score of a man with rank points 0 for a woman. Other fields are empty, so each rule stands alone. */
function score({ hers = {}, his = {}, setting, woman: patch = {} }: Pair): number {
  const world = aWorld()
  const woman = aWoman(world, { rank: patch.rank ?? null })
  const man = aMan(world)
  // A bracket without any man of these tests, because an empty wish gives every man 4 points.
  const her = { ...world.profiles.get(woman.id), ageRange: ['50歳以上'], ...hers }
  const wishes = setting && { ...recommendationSettingOf(world, man), ...setting }
  const him = { ...world.profiles.get(man.id), ...his }
  const { factPoints, tastePoints, mostTastePoints } = scorerFor(woman, her)
  expect(tastePoints(him)).toBeLessThanOrEqual(mostTastePoints)
  return factPoints(0, him, wishes) + tastePoints(him)
}

test('API-27 D-21 nothing in common scores nothing', () => {
  expect(score({})).toBe(0)
  expect(score({ setting: {} })).toBe(0)
})

test.each([
  [[], 0],
  [['東京都'], 3],
  [['東京都', '千葉県'], 6],
  [['東京都', '千葉県', '埼玉県', '神奈川県'], 9],
  [['大阪府'], 0],
])('API-27 D-21 shared areas %j give %i', (areas, points) => {
  expect(score({ hers: { areas: ['東京都', '千葉県', '埼玉県', '神奈川県'] }, his: { areas } })).toBe(points)
})

describe('API-27 D-21 D-62 CONST-03 one preference', () => {
  const points = [
    [2, 2, 1, -2],
    [2, 2, 1, -2],
    [1, 1, 0, 0],
    [-2, -2, 0, 0],
  ]
  for (const { name } of preferences) {
    test(`${name}: shared wish 2, wish and adapting 1, wish and NG -2`, () => {
      const given = choicesOfPreference(name, 2).map((hers) =>
        choicesOfPreference(name, 1).map((his) =>
          score({ hers: { preferences: { [name]: hers } }, his: { preferences: { [name]: his } } }),
        ),
      )
      expect(given).toEqual(points)
    })
  }

  test('a missing answer scores nothing', () => {
    expect(score({ hers: { preferences: { your_kousoku: 'NG' } } })).toBe(0)
    expect(score({ his: { preferences: { your_kousoku: 'ぜひしたい' } } })).toBe(0)
  })

  test('the items add up', () => {
    const answers = (sex: 1 | 2) =>
      Object.fromEntries(preferences.map(({ name }) => [name, choicesOfPreference(name, sex)[0] ?? '']))
    expect(score({ hers: { preferences: answers(2) }, his: { preferences: answers(1) } })).toBe(32)
  })
})

test.each([
  ['18~19歳', [18, 19], [20]],
  ['20〜24歳', [20, 24], [19, 25]],
  ['25〜30歳', [25, 30], [24, 31]],
  ['31〜34歳', [31, 34], [30, 35]],
  ['35歳〜39歳', [35, 39], [34, 40]],
  ['40歳以上', [40, 50, 85], [39]],
  ['50歳以上', [50, 85], [49]],
])('API-27 ENUM-77 her bracket %s gives 4 for a man inside', (range, inside, outside) => {
  for (const age of inside) expect(score({ hers: { ageRange: [range] }, his: { age } })).toBe(4)
  for (const age of outside) expect(score({ hers: { ageRange: [range] }, his: { age } })).toBe(0)
})

test('API-27 without brackets any man gives 4', () => {
  expect(score({ hers: { ageRange: [] }, his: { age: null } })).toBe(4)
})

test.each([
  ['20代', 29],
  ['30代前半まで', 34],
  ['30代後半まで', 39],
  ['40代前半まで', 44],
  ['40代後半まで', 49],
  ['50代以上もいける', 85],
])('API-27 his age_range %s gives 2 for a woman up to %i', (range, age) => {
  const his = { ageRange: [range] }
  expect(score({ hers: { age }, his })).toBe(2)
  expect(score({ hers: { age: age + 1 }, his })).toBe(age === 85 ? 2 : 0)
  expect(score({ hers: { age: null }, his })).toBe(0)
})

test('FORM-98 REC-13 D-21 a man who likes chubby women ranks higher for them only', () => {
  const points = (bodyType: string) =>
    ['ぽっちゃり大好き', 'ぽっちゃりOK', 'ぽっちゃりNG', ''].map((bodyTypeRange) =>
      score({ hers: { bodyType }, his: { bodyTypeRange } }),
    )
  expect(points('ぽっちゃり')).toEqual([4, 2, -4, 0])
  expect(points('かなりぽっちゃり')).toEqual([4, 2, -4, 0])
  expect(points('むっちり')).toEqual([0, 0, 0, 0])
})

test('API-27 D-21 L-4 his settings: a deselected body type costs her 3', () => {
  const hers = { bodyType: 'むっちり' }
  expect(score({ hers, setting: { bodyTypes: [true, true, false, true, true] } })).toBe(-3)
  expect(score({ hers, setting: { bodyTypes: [false, false, true, false, false] } })).toBe(0)
})

test('SETTING-07 API-27 his settings: a deselected rank costs her 3; no rank fits every setting', () => {
  const setting = { ranks: { C: false } }
  expect(score({ woman: { rank: 'C' }, setting })).toBe(-3)
  expect(score({ woman: { rank: 'B' }, setting })).toBe(0)
  expect(score({ setting })).toBe(0)
})

test.each([
  [0, [0, 0, 0, 0], [0, 0, 0, 0]],
  [1, [2, 0, 0, 0], [0, 0, 0, 0]],
  [2, [2, 2, 0, 0], [0, 0, 0, 0]],
  [3, [0, 0, 0, 0], [2, 2, 0, 0]],
  [4, [0, 0, 0, 0], [2, 0, 0, 0]],
])('API-27 SETTING-04 liked_sm %i by her levels of sadism and masochism', (likedSm, sadism, masochism) => {
  const setting = { likedSm }
  const leads = ['かなりリードしたい', '少しリードしたい', '相手が望めばリードする', 'リードは苦手']
  const yields = ['かなりリードされたい', '少しリードされたい', '相手が望めば委ねる', '委ねるのは苦手']
  expect(leads.map((level) => score({ hers: { sadism: level }, setting }))).toEqual(sadism)
  expect(yields.map((level) => score({ hers: { masochism: level }, setting }))).toEqual(masochism)
})

test('API-27 ENUM-73 an appeal point in her ideal text gives 1, in either spelling', () => {
  const hers = { sexualExperience: 'キスと脳イキが好きです' }
  expect(score({ hers, setting: { appealPoint: 'キス' } })).toBe(1)
  expect(score({ hers, setting: { appealPoint: '催眠' } })).toBe(1)
  expect(score({ hers, setting: { appealPoint: 'クンニ' } })).toBe(0)
  expect(score({ hers, setting: { appealPoint: 'おまかせ' } })).toBe(0)
})

test('D-21 API-27 ranks score from E 0 to SSS 10; men below E are not recommended', () => {
  expect(ranks.map((rank) => pointsOfRank(rank))).toEqual([
    undefined,
    undefined,
    undefined,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
  ])
  expect(pointsOfRank(null)).toBeUndefined()
})
