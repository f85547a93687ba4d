import { expect, test } from 'vitest'
import { preferences, preferenceChoices } from '../../../src/contract/enums/preferences.ts'
import { takeMovies } from '../../../src/contract/enums/profile-choices.ts'
import { arrive } from '../../support/arrive.ts'
import { expectRefused } from '../../support/expect-refused.ts'
import { startMock } from '../../support/mock.ts'

const detail = '/api/account-detail'
const update = '/api/user/update'
const choices = (sex: 1 | 2, place: number) =>
  Object.fromEntries(preferences.map(({ name, set }) => [name, preferenceChoices[set[sex]][place]]))

const sharedAttributes = {
  twitter_name: 'そうま',
  age: 34,
  area: '東京都, 神奈川県, 札幌',
  your_freetimes: '平日の夜, 土日祝日の昼間',
  your_pre_dm: '1日に数回はやりとりしたい',
  your_pre_tel: 'できればしたい',
  your_pre_photo: 'したくない',
  your_pre_contact: '絶対にしたい',
}
const man = {
  ...sharedAttributes,
  ...choices(1, 1),
  body_type: 'マッチョ',
  height: '171~175センチ',
  weight: '61~65キロ',
  personarity: '穏やか',
  takemovie: '相手と相談',
  sexual_experience: '11〜20人',
  your_sadism: 'ややS',
  your_masochism: 'Mではない',
  age_range: '30代後半まで',
  appear_points: 'キス,いちゃいちゃ,丁寧な会話',
  propensity: 'はじめまして。都内で働いています。',
  body_type_range: 'ぽっちゃりOK',
}
const woman = {
  ...sharedAttributes,
  ...choices(2, 2),
  body_type: 'むっちり',
  takemovie: takeMovies[2][1],
  sexual_experience: 'ゆっくり話せる時間が理想です。',
  your_sadism: 'リードは苦手',
  your_masochism: '少しリードされたい',
  age_range: '25〜30歳,31〜34歳',
  appear_points: '聞き上手、笑顔',
  partner_follower: 'ある',
}
const ids = { phone: '090-1234-5678', twitterid: 'Yoi_34', tiktok: 'yoi.34', instagram: 'yoi_34.ig' }
const photos = Object.fromEntries(
  ['profile1', 'profile2', 'profile3'].map((slot) => [
    slot,
    expect.stringMatching(/\/images\/fallback\/default\.png$/),
  ]),
)

test('API-10 API-11 ENTITY2-34 GATE-54 ROLE-01 returns a complete save of a man unchanged, including joined lists', async () => {
  const mock = await startMock()
  const { me, id } = await arrive(mock, { sex: 1, twitterAccountNo: 3 })
  const user = { id, ...ids, profile1: 'x', maleraw_attributes: man, femaleraw_attributes: { age: 50 } }
  expect((await me.post(update, { user })).body).toEqual({ success: true })
  const { status, body } = await me.get(detail)
  expect(status).toBe(200)
  expect(body).toEqual({
    ...man,
    ...ids,
    ...photos,
    phone: '09012345678',
    id,
    state: 'active',
    twitter_account_no: 3,
  })
})

test('API-10 API-11 FORM-150 ROLE-06 ROLE-01 a woman has her own keys; those of men are absent and ignored', async () => {
  const mock = await startMock()
  const { me, id, profile } = await arrive(mock)
  const menOnly = {
    height: '171~175センチ',
    weight: 'x',
    propensity: 'x',
    body_type_range: 'x',
    personarity: 'x',
  }
  const user = { id: String(id), ...ids, femaleraw_attributes: { ...woman, ...menOnly } }
  expect((await me.post(update, { user })).body).toEqual({ success: true })
  const { body } = await me.get(detail)
  expect(body).toEqual({
    ...woman,
    ...ids,
    ...photos,
    phone: '09012345678',
    id,
    state: 'active',
    twitter_account_no: null,
  })
  expect(profile()).toMatchObject({
    height: '',
    weight: '',
    propensity: '',
    bodyTypeRange: '',
    personality: '',
  })
})

test('API-10 IMP-20 C-2 ENTITY-16 a new member has empty texts, no age and three default photos', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  const { body } = await me.get(detail)
  expect(body).toMatchObject({
    ...photos,
    age: null,
    area: '',
    your_freetimes: '',
    twitter_name: '',
    your_wild: '',
  })
})

const refusedAttributes: readonly (readonly [string, unknown])[] = [
  ['twitter_name', ''],
  ['twitter_name', ' 　'],
  ['age', ''],
  ['age', 17],
  ['age', 86],
  ['age', 20.5],
  ['area', ''],
  ['area', '東京'],
  ['area', ['東京都', 'どこか']],
  ['area', '札幌, 道東, 道南, 道北, 道央, 青森県, 岩手県, 宮城県, 秋田県, 山形県, 福島県'],
  ['appear_points', 'キス,クンニ,手マン,その他'],
  ['your_freetimes', 'いつでも'],
  ['your_wild', 'ぜひしたい'],
  ['your_kousoku', 'ぜひしてほしい'],
  ['body_type', 'むっちり'],
  ['height', '175'],
  ['sexual_experience', '12人'],
  ['age_range', '60代'],
]

test('API-11 FORM-08 D-60 values outside the lists and limits are refused at their field and change nothing', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { sex: 1 }, {})
  for (const [field, value] of refusedAttributes) {
    const user = { maleraw_attributes: { propensity: 'これも保存されない', [field]: value } }
    const errors = { [field]: [expect.any(String)] }
    await expectRefused(mock, 422, [() => me.post(update, { user })], {
      msg: '入力内容を確認してください',
      errors,
    })
  }
})

test('API-11 C-2 accepts numbers as text and lists as lists', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock)
  const attributes = { age: '34', area: ['東京都', '札幌'], age_range: ['25〜30歳'] }
  await me.post(update, { user: { default_img_no: '3', femaleraw_attributes: attributes } })
  expect((await me.get(detail)).body).toMatchObject({
    age: 34,
    area: '東京都, 札幌',
    age_range: '25〜30歳',
    profile1: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/images\/samples\/03\.jpg$/),
  })
})
