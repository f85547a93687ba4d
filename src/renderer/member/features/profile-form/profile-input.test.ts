import { expect, test } from 'vitest'
import { freeTimes } from '../../../../contract/enums/profile-choices.ts'
import { femaleMode, maleFormMode, maleMode, shortMode, type FormMode } from './form-mode.ts'
import { joinAppeal, profileInput } from './profile-input.ts'
import {
  appealValues,
  choiceNames,
  preferenceFields,
  profileValues,
  type AccountDetail,
  type ProfileValues,
} from './profile-values.ts'

test('FORM-90 FORM-94 FORM-95 joins appeal points by comma and replaces その他 with the typed text', () => {
  expect(joinAppeal({ appeal: ['その他', 'キス'], appealOther: ' 料理, 散歩 ' })).toBe('キス,料理、 散歩')
  expect(joinAppeal({ appeal: ['その他'], appealOther: '  ' })).toBe('')
  expect(joinAppeal({ appeal: ['その他', 'キス'], appealOther: '' })).toBe('キス')
  expect(joinAppeal({ appeal: [], appealOther: '残り' })).toBe('')
})

test('FORM-89 FORM-95 ENUM-73 turns unknown stored points into その他 and shows 催眠 as 脳イキ', () => {
  expect(appealValues('キス, 料理,散歩')).toEqual({ appeal: ['キス', 'その他'], appealOther: '料理、散歩' })
  expect(appealValues('催眠')).toEqual({ appeal: ['脳イキ'], appealOther: '' })
  expect(appealValues('')).toEqual({ appeal: [], appealOther: '' })
  expect(appealValues('キス,その他')).toEqual({ appeal: ['キス'], appealOther: '' })
})

const chosen = Object.fromEntries(choiceNames.map((name) => [name, `の${name}`]))
const values = {
  ...chosen,
  twitter_name: ' はると ',
  phone: '０９０-1234-5678',
  twitterid: '@haru',
  tiktok: '@toki',
  instagram: '@gram',
  age: '31',
  area: ['大阪府', '東京都'],
  height: '171~175センチ',
  weight: '60kg',
  sexual_experience: '普通',
  your_freetimes: [...freeTimes.slice(0, 2)].toReversed(),
  age_range: '40歳まで',
  desiredAges: ['20代', '30代'],
  body_type_range: '普通',
  appeal: ['キス'],
  appealOther: '',
  appear_points: '料理',
  propensity: 'よろしく',
  partner_follower: 'やさしい方',
  directMessage: true,
  follow: true,
} as unknown as ProfileValues
const detail = { id: 7, profile1: '1.png', profile2: '2.png', profile3: '3.png', personarity: '穏やか' }
const sent = (mode: FormMode, of: object = detail) => profileInput(values, mode, of as AccountDetail)
const reduced = (query: string) => maleFormMode(new URLSearchParams(query), false)
const socials = { twitterid: 'haru', tiktok: 'toki', instagram: 'gram' }
const basics = { twitter_name: 'はると', age: 31, area: '東京都, 大阪府' }
const times = freeTimes.slice(0, 2).join(', ')

test('API-11 D-88 FORM-96 the whole form of a man sends all its fields', () => {
  expect(sent(maleMode)).toEqual({
    id: 7,
    profile1: '1.png',
    ...socials,
    phone: '09012345678',
    maleraw_attributes: {
      ...basics,
      ...chosen,
      height: '171~175センチ',
      weight: '60kg',
      sexual_experience: '普通',
      age_range: '40歳まで',
      body_type_range: '普通',
      propensity: 'よろしく',
      your_freetimes: times,
      appear_points: 'キス',
      personarity: '穏やか',
    },
  })
  expect(sent(maleMode, { id: 7 })).toMatchObject({ maleraw_attributes: { personarity: '' } })
})

test('API-11 FORM-107 the short form sends the basics, the sixteen preferences and the points', () => {
  const items = Object.fromEntries(['body_type', ...preferenceFields].map((name) => [name, `の${name}`]))
  expect(sent(shortMode)).toEqual({
    id: 7,
    profile1: '1.png',
    phone: '09012345678',
    maleraw_attributes: { ...basics, ...items, appear_points: 'キス' },
  })
})

test.each([
  ['only_sns=true', socials, {}],
  ['only_appear_points=true', {}, { appear_points: 'キス' }],
  ['only_propensity=true', {}, { propensity: 'よろしく' }],
  ['only_profile_img=true', {}, {}],
])('API-11 FORM-17 a form of %s changes no other section', (query, own, attributes) => {
  expect(sent(reduced(query))).toEqual({
    id: 7,
    profile1: '1.png',
    ...own,
    maleraw_attributes: { twitter_name: 'はると', ...attributes },
  })
})

test('API-11 D-88 the form of a woman sends her three pictures and her own fields', () => {
  expect(sent(femaleMode)).toEqual({
    id: 7,
    ...socials,
    profile1: '1.png',
    profile2: '2.png',
    profile3: '3.png',
    femaleraw_attributes: {
      ...basics,
      ...chosen,
      sexual_experience: '普通',
      appear_points: '料理',
      partner_follower: 'やさしい方',
      your_freetimes: times,
      age_range: '20代,30代',
    },
  })
})

const ofBoth = {
  ...chosen,
  ...{ twitter_name: 'あかり', phone: '', twitterid: 'akari', tiktok: '', instagram: '' },
  ...{ age: 27, area: '東京都, 大阪府', your_freetimes: times, sexual_experience: '静かな時間' },
}
const inForm = {
  ...ofBoth,
  ...{ age: '27', area: ['東京都', '大阪府'], your_freetimes: freeTimes.slice(0, 2) },
  ...{ directMessage: false, follow: false },
}

test('FORM-140 ENUM-73 each form shows the stored fields of its sex', () => {
  const woman: unknown = {
    ...ofBoth,
    ...{ age_range: '25〜30歳,20〜24歳', appear_points: '料理', partner_follower: 'やさしい方' },
  }
  expect(profileValues(woman as AccountDetail)).toEqual({
    ...inForm,
    ...{ desiredAges: ['20〜24歳', '25〜30歳'], appear_points: '料理', partner_follower: 'やさしい方' },
    ...{ height: '', weight: '', age_range: '', body_type_range: '', propensity: '' },
    ...{ appeal: [], appealOther: '' },
  })
  const man: unknown = {
    ...ofBoth,
    ...{ height: '171~175センチ', weight: '60kg', age_range: '40歳まで', body_type_range: '普通' },
    ...{ appear_points: 'キス,料理', propensity: 'よろしく', age: null },
  }
  expect(profileValues(man as AccountDetail)).toEqual({
    ...inForm,
    ...{ height: '171~175センチ', weight: '60kg', age_range: '40歳まで', body_type_range: '普通' },
    ...{ appeal: ['キス', 'その他'], appealOther: '料理', propensity: 'よろしく', age: '' },
    ...{ desiredAges: [], appear_points: '', partner_follower: '' },
  })
})
