import { expect, test } from 'vitest'
import { preferences } from '../../../src/contract/enums/preferences.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Profile } from '../../world/records/profile.ts'
import { readProfileChange } from './profile-change.ts'
import { choiceView, accountDetailView } from './profile-view.ts'

const origin = 'https://a.example'
const first = preferences[0].name
const second = preferences[1].name
const answers = { [first]: 'NG', [second]: 'ぜひしたい' }

/** Every field has its own value, so that mixed-up fields are noticed. */
const filled: Partial<Profile> = {
  name: 'はる',
  age: 31,
  areas: ['東京都', '大阪府'],
  bodyType: 'b',
  height: 'h',
  weight: 'w',
  takeMovie: 't',
  personality: 'p',
  sexualExperience: 's',
  meeting: { dm: 'm1', tel: 'm2', photo: 'm3', contact: 'm4' },
  preferences: answers,
  sadism: 'sa',
  masochism: 'ma',
  freeTimes: ['朝', '夜'],
  ageRange: ['20代', '30代'],
  appealPoints: ['x', 'y'],
  propensity: 'pr',
  bodyTypeRange: 'br',
  partnerFollower: 'pf',
}
const choices = {
  body_type: 'b',
  takemovie: 't',
  your_pre_dm: 'm1',
  your_pre_tel: 'm2',
  your_pre_photo: 'm3',
  your_pre_contact: 'm4',
  your_sadism: 'sa',
  your_masochism: 'ma',
}
const noAnswers = Object.fromEntries(preferences.map(({ name }) => [name, '']))

test('API-10 L-1 returns each choice under its wire name, and no choice as an empty text', () => {
  const world = aWorld()
  const view = choiceView(aProfile(world, aMan(world), filled))
  expect(view).toEqual({ ...choices, ...noAnswers, ...answers })
})

test("API-10 returns the forms' own values: lists joined, keys of the other sex omitted", () => {
  const world = aWorld()
  const texts = { phone: '03', twitterId: 'tw', tiktok: 'ti', instagram: 'in' }
  const [woman, man] = [aWoman(world, texts), aMan(world, { ...texts, twitterAccountNo: 2 })]
  const common = {
    state: 'active',
    phone: '03',
    twitterid: 'tw',
    tiktok: 'ti',
    instagram: 'in',
    twitter_name: 'はる',
    profile1: `${origin}/images/fallback/default.png`,
    profile2: `${origin}/images/fallback/default.png`,
    profile3: `${origin}/images/fallback/default.png`,
    age: 31,
    area: '東京都, 大阪府',
    your_freetimes: '朝, 夜',
    age_range: '20代,30代',
    appear_points: 'x,y',
    sexual_experience: 's',
    ...choices,
    ...noAnswers,
    ...answers,
  }
  expect(accountDetailView(woman, aProfile(world, woman, filled), origin)).toEqual({
    ...common,
    id: woman.id,
    twitter_account_no: null,
    partner_follower: 'pf',
  })
  expect(accountDetailView(man, aProfile(world, man, filled), origin)).toEqual({
    ...common,
    id: man.id,
    twitter_account_no: 2,
    height: 'h',
    weight: 'w',
    personarity: 'p',
    propensity: 'pr',
    body_type_range: 'br',
  })
})

const sent = {
  twitter_name: 'あき',
  age: 40,
  area: ['京都府'],
  body_type: 'B',
  takemovie: 'T',
  sexual_experience: 'S',
  your_freetimes: ['昼'],
  your_sadism: 'SA',
  your_masochism: 'MA',
  your_pre_dm: 'M1',
  your_pre_tel: 'M2',
  your_pre_photo: 'M3',
  your_pre_contact: 'M4',
  [first]: '相手に合わせる',
}
const read = {
  name: 'あき',
  age: 40,
  areas: ['京都府'],
  bodyType: 'B',
  takeMovie: 'T',
  sexualExperience: 'S',
  freeTimes: ['昼'],
  sadism: 'SA',
  masochism: 'MA',
  meeting: { dm: 'M1', tel: 'M2', photo: 'M3', contact: 'M4' },
  preferences: { ...answers, [first]: '相手に合わせる' },
}
type Input = Parameters<typeof readProfileChange>[0]

test('API-11 reads a whole form into domain names, with the fields of each sex', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const stored = aProfile(world, man, filled)
  const input = {
    phone: '1',
    twitterid: '2',
    tiktok: '3',
    instagram: '4',
    default_img_no: 5,
    maleraw_attributes: {
      ...sent,
      height: 'H',
      weight: 'W',
      personarity: 'P',
      propensity: 'PR',
      body_type_range: 'BR',
      age_range: '20代',
      appear_points: ['キス'],
    },
    femaleraw_attributes: {
      ...sent,
      partner_follower: 'PF',
      age_range: ['20代', '30代'],
      appear_points: '声',
    },
  } as unknown as Input
  const account = { phone: '1', twitterId: '2', tiktok: '3', instagram: '4' }
  expect(readProfileChange(input, man, stored)).toEqual({
    account,
    profile: {
      ...read,
      height: 'H',
      weight: 'W',
      personality: 'P',
      propensity: 'PR',
      bodyTypeRange: 'BR',
      ageRange: ['20代'],
      appealPoints: ['キス'],
    },
    sample: 5,
  })
  expect(readProfileChange(input, woman, stored)).toEqual({
    account,
    profile: { ...read, partnerFollower: 'PF', ageRange: ['20代', '30代'], appealPoints: ['声'] },
    sample: 5,
  })
})

test('API-11 a missing field keeps its value, also within meeting and the 16 answers', () => {
  const world = aWorld()
  for (const me of [aWoman(world), aMan(world)]) {
    const stored = aProfile(world, me, filled)
    const unchanged = { meeting: filled.meeting, preferences: answers }
    const nothing = readProfileChange({}, me, stored)
    expect(nothing).toStrictEqual({ account: {}, profile: unchanged, sample: 0 })
  }
})

test('API-11 stores an emptied choice as an empty list', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const stored = aProfile(world, man, filled)
  const his = readProfileChange({ maleraw_attributes: { age_range: '' } }, man, stored)
  expect(his.profile.ageRange).toEqual([])
  const hers = readProfileChange({ femaleraw_attributes: { appear_points: '' } }, woman, stored)
  expect(hers.profile.appealPoints).toEqual([])
})
