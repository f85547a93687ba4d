import { expect, test } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import { setHiddenMode } from './hidden-mode.ts'
import { halfDecade, timelineView } from './timeline-view.ts'

test('API-40 returns ages as halves of a decade', () => {
  const texts = [18, 19, 20, 24, 25, 29, 30, 34, 35, 39, 45, 85].map((age) => halfDecade(age))
  expect(texts).toEqual([
    '18~19歳',
    '18~19歳',
    '20代前半',
    '20代前半',
    '20代後半',
    '20代後半',
    '30代前半',
    '30代前半',
    '30代後半',
    '30代後半',
    '40代後半',
    '80代後半',
  ])
  expect(halfDecade(null)).toBe('')
})

test('API-40 contents are the first 60 characters; pictograms count once and are never cut', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const contents = (propensity: string) => {
    aProfile(world, man, { propensity })
    return timelineView(world, [man], woman, testNow, '').users[0]?.contents
  }
  expect(contents('')).toBe('')
  expect(contents('あ'.repeat(60))).toBe('あ'.repeat(60))
  expect(contents('あ'.repeat(61))).toBe('あ'.repeat(60))
  expect(contents(`あ${'🌙'.repeat(70)}`)).toBe(`あ${'🌙'.repeat(59)}`)
})

test('API-40 a card has no name: half a decade, a photo, and the beginning of his introduction or her ideal text', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const told = { age: 31, propensity: '紹介', sexualExperience: '理想' }
  for (const member of [woman, man]) aProfile(world, member, told)
  const card = (member: typeof man, me: typeof man) =>
    timelineView(world, [member], me, testNow, 'https://a.example').users
  const photo = 'https://a.example/images/fallback/default.png'
  const common = { ages: '30代前半', profile1: photo, image: photo }
  expect(card(man, woman)).toEqual([{ ...common, uuid: man.uuid, contents: '紹介' }])
  expect(card(woman, man)).toEqual([{ ...common, uuid: woman.uuid, contents: '理想' }])
})

test("API-40 returns the caller's own likes and tickets too", () => {
  const world = aWorld()
  const standing = (patch: Partial<Member>) => timelineView(world, [], aMan(world, patch), testNow, '')
  expect(standing({})).toEqual({
    users: [],
    like_remain: 0,
    free_like: 0,
    purchased_like_remain: 0,
    purchased_like_created: null,
    purchased_like_history: [],
    detail_show_ticket: 10,
    hidden_mode: false,
    payment_confirmation: 1,
    age_confirmation: 1,
  })
  const other = { paid: false, ageConf: 1, hiddenMode: true } as const
  expect(standing(other)).toMatchObject({
    hidden_mode: true,
    payment_confirmation: 0,
    age_confirmation: 0,
  })
})

test('API-40 D-16 lists bought likes newest first, ties by latest record; expired ones are 0', () => {
  const world = aWorld()
  const man = aMan(world)
  const buy = (remain: number, createdAt: number, expiresAt: number) =>
    world.likePurchases.insert({ memberId: man.id, size: 9, price: 100, remain, createdAt, expiresAt })
  buy(1, testNow - 2000, testNow)
  buy(2, testNow - 1000, testNow + 1)
  buy(3, testNow - 1000, testNow + 2)
  const view = timelineView(world, [], man, testNow, '')
  expect(view.purchased_like_history.map(({ remain }) => remain)).toEqual([3, 2, 0])
  expect(view.purchased_like_created).toBe('2026-11-20T11:59:59.000+09:00')
  expect(view.purchased_like_history[2]).toEqual({
    remain: 0,
    created_at: '2026-11-20T11:59:58.000+09:00',
    expiry_date: '2026-11-20T12:00:00.000+09:00',
  })
})

test('API-40 counts each character once, up to the last one before the pictograms', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  aProfile(world, man, { propensity: '\uffff'.repeat(61) })
  expect(timelineView(world, [man], woman, testNow, '').users[0]?.contents).toBe('\uffff'.repeat(60))
})

test('API-42 tells members without premium which plan hides them', () => {
  const world = aWorld()
  const { code, detail } = refusalOf(() => setHiddenMode(world, aWoman(world), true))
  expect([code, detail.msg]).toEqual(['payment', 'プレミアムプランにご登録の方がご利用いただけます。'])
})
