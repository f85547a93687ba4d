import { expect, test } from 'vitest'
import { aContext, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMan, aMember, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import {
  countersOfToday,
  dailyReset,
  finishTutorial,
  isPremium,
  isPresent,
  isVerified,
  memberName,
  newMember,
} from './member.ts'

test('API-01 D-32 a new member has no plan, document or counter, and an empty profile', () => {
  const world = aWorld()
  const person = { email: 'a@b.jp', uuid: 'u', passwordHash: 'p' }
  const man = newMember(world, { ...person, sex: 1, now: testNow })
  expect(man).toBe(world.members.get(man.id))
  expect(man).toEqual({
    ...person,
    id: 1,
    sex: 1,
    confirmedAt: null,
    confirmation: null,
    reset: null,
    activeStatus: 'active',
    ageConf: 0,
    ageConfFile: null,
    femaleStatus: 0,
    paid: false,
    tutorialDone: false,
    rank: 'H',
    rankRequested: false,
    lastApplicationAt: null,
    listed: false,
    hiddenMode: false,
    phone: '',
    twitterId: '',
    tiktok: '',
    instagram: '',
    twitterAccountNo: null,
    photos: [null, null, null],
    recommended: null,
    manualTotal: 0,
    bonus: null,
    detailViews: null,
    timelineDraw: null,
    createdAt: testNow,
    updatedAt: testNow,
  })
  expect(world.profiles.get(man.id)).toEqual({
    id: 1,
    name: '',
    age: null,
    areas: [],
    bodyType: '',
    height: '',
    weight: '',
    takeMovie: '',
    personality: '',
    sexualExperience: '',
    meeting: { dm: '', tel: '', photo: '', contact: '' },
    preferences: {},
    sadism: '',
    masochism: '',
    freeTimes: [],
    ageRange: [],
    appealPoints: [],
    propensity: '',
    bodyTypeRange: '',
    partnerFollower: '',
  })
  expect(newMember(world, { ...person, uuid: 'v', email: 'b@b.jp', sex: 2, now: 0 }).rank).toBeNull()
})

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

test('names a member by the current name; without a profile the name is empty', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  aProfile(world, woman, { name: 'はる' })
  expect(memberName(world, woman.id)).toEqual({ id: woman.id, name: 'はる' })
  expect(memberName(world, man.id)).toEqual({ id: man.id, name: '' })
  expect(memberName(world, 99)).toEqual({ id: 99, name: '' })
})

test('D-10 the day begins at 03:00 in Tokyo, and concerns no member by name', () => {
  const world = aWorld({ settledAt: tokyo('2026-11-20 02:59') })
  const now = tokyo('2026-11-20 03:00')
  const settings = world.settings.get(1)
  expect(dailyReset.due(settings)).toBe(now)
  dailyReset.apply!(world, settings, aContext({ now }))
  expect(world.settings.get(1).settledAt).toBe(now)
  expect(dailyReset.due(world.settings.get(1))).toBe(tokyo('2026-11-21 03:00'))
  expect(dailyReset.members(settings)).toEqual([])
})

const record = { day: '2026-11-20', auto: 2 }

test('D-01 D-10 a daily counter counts until the next 03:00 in Tokyo', () => {
  expect(countersOfToday(record, tokyo('2026-11-20 03:00'))).toBe(record)
  expect(countersOfToday(record, tokyo('2026-11-21 02:59'))).toBe(record)
  expect(countersOfToday(record, tokyo('2026-11-21 03:00'))).toBeUndefined()
  expect(countersOfToday(record, tokyo('2026-11-20 02:59'))).toBeUndefined()
})

test('D-10 a counter that never counted is zero', () => {
  expect(countersOfToday(null, tokyo('2026-11-20 12:00'))).toBeUndefined()
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
