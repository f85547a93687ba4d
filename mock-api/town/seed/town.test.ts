import { beforeAll, expect, test } from 'vitest'
import { areas } from '../../../src/contract/enums/areas.ts'
import { statusNs } from '../../../src/contract/enums/pairing.ts'
import { choicesOfPreference, preferences } from '../../../src/contract/enums/preferences.ts'
import {
  femaleAgeRanges,
  maleAgeRanges,
  appealPoints,
  olderAppealPoint,
  bodyTypeRanges,
  bodyTypes,
  freeTimes,
  choicesOfMeetingAnswer,
  masochismLevels,
  sadismLevels,
  takeMovies,
  heights,
  weights,
} from '../../../src/contract/enums/profile-choices.ts'
import { hourMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aTown, memberOf } from '../../../tests/support/world/a-town.ts'
import { ageOn } from '../../features/age-document/age-verdict.ts'
import { meetsNextRank } from '../../features/rank/criteria.ts'
import { rankFacts } from '../../features/rank/rank-facts.ts'
import { isVerified } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'

let world: World
beforeAll(() => {
  world = aTown()
})

const townspeople = () => [...world.members.all()].filter(({ email }) => email.startsWith('town-'))

test('9 women to 11 men; about 85 in 100 can be met', () => {
  const people = townspeople()
  expect(people).toHaveLength(300)
  expect(people.filter(({ sex }) => sex === 2)).toHaveLength(135)
  const met = people.filter((member) => member.activeStatus === 'active' && isVerified(member)).length
  expect(met / people.length).toBeGreaterThan(0.8)
  expect(met / people.length).toBeLessThan(0.92)
})

test('D-37 everybody is 20 or older by profile and document; the minor has only a document', () => {
  const minor = memberOf(world, 'minor').id
  const ages = [...world.profiles.all()].flatMap(({ age }) => (age === null ? [] : [age]))
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...ages)).toBeLessThanOrEqual(58)
  expect(world.profiles.get(minor)).toMatchObject({ name: '', age: null, propensity: '' })
  const lying = [...world.ageDocuments.all()].filter(({ memberId, birthDate }) => {
    const age = ageOn(birthDate ?? '', tokyoDay(testNow))
    return memberId === minor ? age >= 18 : age !== world.profiles.get(memberId).age
  })
  expect(lying).toEqual([])
})

test('ENUM-01 L-1 L-2 every choice in a profile is in its list, character by character', () => {
  for (const { id, ...profile } of world.profiles.all()) {
    const { sex } = world.members.get(id)
    const oneOf = (text: string, list: readonly string[]) => expect(['', ...list]).toContain(text)
    oneOf(profile.bodyType, bodyTypes[sex])
    oneOf(profile.takeMovie, takeMovies[sex])
    oneOf(profile.sadism, sadismLevels[sex])
    oneOf(profile.masochism, masochismLevels[sex])
    for (const [field, text] of Object.entries(profile.meeting)) {
      oneOf(text, choicesOfMeetingAnswer(`your_pre_${field}` as 'your_pre_dm', sex))
    }
    for (const { name } of preferences) oneOf(profile.preferences[name] ?? '', choicesOfPreference(name, sex))
    for (const area of profile.areas) oneOf(area, areas)
    for (const time of profile.freeTimes) oneOf(time, freeTimes)
    for (const range of profile.ageRange) oneOf(range, sex === 1 ? maleAgeRanges : femaleAgeRanges)
    oneOf(profile.height, sex === 1 ? heights : [])
    oneOf(profile.weight, sex === 1 ? weights : [])
    oneOf(profile.bodyTypeRange, sex === 1 ? bodyTypeRanges : [])
    for (const point of sex === 1 ? profile.appealPoints : []) oneOf(point, [...appealPoints, olderAppealPoint])
    expect(new Set(profile.areas).size).toBe(profile.areas.length)
    expect(profile.areas.length).toBeLessThanOrEqual(10)
    expect(profile.appealPoints.length).toBeLessThanOrEqual(sex === 1 ? 3 : 1)
  }
})

test('self-introductions differ from one another', () => {
  const texts = [...world.profiles.all()].map(({ propensity }) => propensity).filter((text) => text.length > 60)
  expect(texts.length).toBeGreaterThan(100)
  expect(new Set(texts).size).toBe(texts.length)
})

test('FORM-15 social ids are 1 to 15 letters, digits and underscores', () => {
  for (const { twitterId } of world.members.all()) expect(twitterId).toMatch(/^\w{0,15}$/)
})

test('D-22 D-24 has pairings of every status and origin; recommended men are E or better', () => {
  const pairings = [...world.pairings.all()]
  const count = (wanted: (pairing: Pairing) => boolean) => pairings.filter(wanted).length
  for (const statusN of statusNs) expect(count((pairing) => pairing.statusN === statusN)).toBeGreaterThan(10)
  for (const origin of ['auto', 'manual', 'operator', 'like']) {
    expect(count((pairing) => pairing.origin === origin)).toBeGreaterThan(10)
  }
  const tooLow = pairings.filter(({ origin, manId }) => {
    return /auto|manual/.test(origin) && /^[HGF]$/.test(world.members.get(manId).rank ?? 'H')
  })
  expect(tooLow).toEqual([])
})

test('L-9 ranks suit what the men have done', () => {
  const needed: Readonly<Record<string, number>> = { 'C+': 3, B: 5, 'B+': 8, A: 12, 'A+': 16, S: 20, SS: 30 }
  const undeserved = townspeople()
    .filter((man) => man.activeStatus === 'active' && isVerified(man))
    .filter((man) => {
      const least = needed[man.rank ?? '']
      if (least === undefined) return false
      const { matches, complete } = rankFacts(world, man, testNow)
      return matches < least - 2 || complete < 80
    })
  expect(undeserved).toEqual([])
  expect(meetsNextRank(world, memberOf(world, 'man'), testNow)).toBe(true)
})

test('D-14 documents are pending less than 12 hours, rank requests less than 24 (D-13)', () => {
  const documents = [...world.ageDocuments.all()].filter(({ decidedAt }) => decidedAt === null)
  const requests = [...world.rankRequests.all()].filter(({ decidedAt }) => decidedAt === null)
  expect(documents.length).toBeGreaterThan(2)
  expect(requests.length).toBeGreaterThan(1)
  for (const { submittedAt } of documents) expect(testNow - submittedAt).toBeLessThan(12 * hourMs)
  for (const { requestedAt } of requests) expect(testNow - requestedAt).toBeLessThan(24 * hourMs)
})

test('D-34 a woman is ready, active or paused exactly when she is verified', () => {
  const women = [...world.members.all()].filter(({ sex }) => sex === 2)
  expect(women.filter(({ femaleStatus, ageConf }) => femaleStatus >= 2 !== (ageConf === 2))).toEqual([])
})

test('D-15 monthly plans are charged after 31 days, then every 30', () => {
  for (const { id, startedAt, cycleDays } of world.subscriptions.all()) {
    const charges = world.payments.by('member', id).filter(({ kind, at }) => kind !== 'likes' && at >= startedAt)
    const gaps = charges.slice(1).map(({ at }, index) => (at - (charges[index]?.at ?? 0)) / (24 * hourMs))
    expect(gaps).toEqual(gaps.map((_, index) => (index === 0 ? cycleDays + 1 : cycleDays)))
  }
})

test('ids follow time', () => {
  for (const table of [world.pairings, world.messages, world.reviews, world.likes, world.posts] as const) {
    const instants = [...table.all()].map(({ createdAt }) => createdAt)
    expect(instants, table.name).toEqual(instants.toSorted((a, b) => a - b))
  }
})
