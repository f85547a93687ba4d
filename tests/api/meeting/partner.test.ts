import { expect, test } from 'vitest'
import { womanProfile } from '../../../src/contract/calls/partner.ts'
import { startTown, type Person } from '../../support/town.ts'

const wanted = (person: Pick<Person, 'id'>) => ({ user: { partner_id: person.id } })
const detail = (person: Pick<Person, 'uuid'>) => ({ user: { partner_uuid: person.uuid } })

const his = {
  name: 'はると',
  age: 34,
  areas: ['東京都', '千葉県'],
  bodyType: 'マッチョ',
  height: '176~180センチ',
  weight: '71~75キロ',
  takeMovie: '相手と相談',
  sexualExperience: '11〜20人',
  meeting: {
    dm: '相手に合わせる',
    tel: '女性が求めるなら！',
    photo: 'したくない',
    contact: 'できればしたい',
  },
  preferences: { your_kousoku: 'できればしたい', your_cosplay: '相手に合わせる' },
  sadism: 'ややS',
  masochism: 'Mではない',
  freeTimes: ['平日の夜', '土日祝日の昼間'],
  appealPoints: ['キス', '中イキ開発'],
  propensity: 'ゆっくり話せる時間を大切にしています。',
}

const hers = {
  name: 'あかり',
  age: 28,
  areas: ['東京都'],
  bodyType: 'むっちり',
  height: '161~165センチ',
  weight: '50キロ以下',
  sexualExperience: '優しくリードしてほしいです。',
  appealPoints: ['よく笑うところ'],
  propensity: '書かれていても見えません。',
}

const social = { twitterId: 'yoi_machi', instagram: 'yoi.insta', tiktok: 'yoi.tik' }

test('API-32 PROF-43 PROF-50 PROF-55 ENTITY2-38 a man sees no social accounts or measurements of a woman', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(social, hers), await town.man()]
  town.pair(woman, man, { statusN: 9 })
  const { status, body } = await man.post('/api/profile/female', wanted(woman))
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('payment_conf')
  expect(Object.keys(body.profile).toSorted()).toEqual(Object.keys(womanProfile.shape).toSorted())
  expect(body.profile).toMatchObject({
    twitter_name: 'あかり',
    twitterid: '',
    instagram: '',
    tiktok: '',
    height: '',
    weight: '',
    propensity: '',
    age: 28,
    area: ['東京都'],
    body_type: 'むっちり',
    appear_points: ['よく笑うところ'],
    sexual_experience: '優しくリードしてほしいです。',
  })
  expect(body.recommend).toMatchObject({ status_n: 9, is_choosable: true, status: 'いいねが届いています' })
})

test('API-33 SUB-12 SUB-13 ROLE-21 a detailed profile: height and weight for women only, no names', async () => {
  const town = await startTown()
  const woman = await town.woman({ bonus: { day: '2026-11-21', granted: 3, remain: 2 } }, hers)
  const man = await town.man(social, his)
  const seen = (await woman.post('/api/subprofile', detail(man))).body
  expect(seen.success).toBe(true)
  expect(seen.profile).toMatchObject({
    age: 34,
    area: ['東京都', '千葉県'],
    height: '176~180センチ',
    weight: '71~75キロ',
    appear_points: ['キス', '中イキ開発'],
    sexual_experience: '11〜20人',
    is_liked: false,
    can_not_liked: false,
    like_remain: 2,
  })
  for (const key of ['twitter_name', 'twitterid', 'propensity', 'profile2'])
    expect(seen.profile).not.toHaveProperty(key)
  const hersSeen = (await man.post('/api/subprofile', detail(woman))).body.profile
  expect(hersSeen).toMatchObject({
    height: '',
    weight: '',
    sexual_experience: '優しくリードしてほしいです。',
  })
})

test('API-33 SUB-62 the own detailed profile also names the account and has no like', async () => {
  const town = await startTown()
  const man = await town.man(social, his)
  const { body } = await man.post('/api/subprofile', detail(man))
  expect(body.profile).toMatchObject({
    twitter_name: 'はると',
    twitterid: 'yoi_machi',
    is_liked: false,
    can_not_liked: true,
    height: '',
  })
})

test('API-33 SUB-42 SUB-43 SUB-55 D-10 D-44 ten partners a day; then only those already seen, until 03:00', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const men: Person[] = []
  for (let number = 0; number < 11; number += 1) men.push(await town.man())
  const [first] = men
  const last = men.at(-1)
  if (!first || !last) throw new Error('Failed to settle the men.')
  for (const man of men.slice(0, 10)) {
    expect((await woman.post('/api/subprofile', detail(man))).body.success).toBe(true)
  }
  const spent = { success: false, purchase: true, profile: null, detail_show_ticket: 0 }
  const refused = await town.unchanged(() => woman.post('/api/subprofile', detail(last)))
  expect([refused.status, refused.body]).toEqual([200, spent])
  expect((await town.unchanged(() => woman.post('/api/subprofile', detail(first)))).body.success).toBe(true)
  expect((await town.unchanged(() => woman.post('/api/subprofile', detail(woman)))).body.success).toBe(true)
  await town.mock.advance('2026-11-22T03:00:00+09:00')
  expect((await woman.post('/api/subprofile', detail(last))).body.success).toBe(true)
  expect((await woman.get('/api/timeline')).body.detail_show_ticket).toBe(9)
})
