import { test, expect } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { newMember } from './new-member.ts'

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
