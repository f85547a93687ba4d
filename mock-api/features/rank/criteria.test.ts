import { expect, test } from 'vitest'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { meetsNextRank, nextRankCriteria } from './criteria.ts'

/** A review of a man with the same score for every item. */
function aReview(world: World, woman: Member, man: Member, pairingId: number, score: number) {
  world.reviews.insert({
    category: 'review',
    pairingId,
    womanId: woman.id,
    manId: man.id,
    datingDate: '2026-11-01',
    scores: Object.fromEntries(reviewItems.map(({ name }) => [name, score])),
    foreplay: null,
    text: 'とても楽しい時間でした。',
    admitOpenInfo: 1,
    admitPublishing: 1,
    admitFull: 3,
    createdAt: testNow,
    updatedAt: testNow,
  })
}

/** A man with this many matches, the first ones reviewed with this score. */
function matchedMan(world: World, rank: string, matches: number, reviews: number, score: number): Member {
  const man = aMan(world, { rank })
  for (let number = 0; number < matches; number += 1) {
    const woman = aWoman(world)
    const pairing = aPairing(world, woman, man, { statusN: number < reviews ? 2 : 7 })
    if (number < reviews) aReview(world, woman, man, pairing.id, score)
  }
  return man
}

const active = (world: World, man: Member) =>
  nextRankCriteria(world, man, testNow).flatMap(({ text, active }) => (active ? [text] : []))

test('RANK-15 API-09 women and the ranks H, G, F and SSS have no criteria', () => {
  const world = aWorld()
  expect(nextRankCriteria(world, aWoman(world, { rank: 'C' }), testNow)).toEqual([])
  for (const rank of ['H', 'G', 'F', 'SSS']) {
    const man = aMan(world, { rank })
    expect(nextRankCriteria(world, man, testNow)).toEqual([])
    expect(meetsNextRank(world, man, testNow)).toBe(false)
  }
})

test('D-33 RANK-15 D needs all three of its criteria', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'E', photos: ['a.jpg', null, null] })
  aProfile(world, man, { appealPoints: ['キス'] })
  expect(active(world, man)).toEqual(['お支払いを確認済み', '写真を1枚以上登録'])
  expect(meetsNextRank(world, man, testNow)).toBe(false)
  const known = world.members.update(man.id, { twitterId: 'yoi' })
  expect(active(world, known)).toContain('プロフィール完成度50%以上')
  expect(meetsNextRank(world, known, testNow)).toBe(true)
  expect(meetsNextRank(world, { ...known, paid: false }, testNow)).toBe(false)
})

test('RANK-12 D-33 C needs four of its six criteria', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'D', photos: ['a.jpg', 'b.jpg', 'c.jpg'] })
  aProfile(world, man, { propensity: 'あ'.repeat(140), appealPoints: ['キス', 'クンニ'] })
  const texts = nextRankCriteria(world, man, testNow).map(({ text }) => text)
  expect(texts).toEqual([
    'お支払いを確認済み',
    '写真を3枚登録',
    '自己紹介140文字以上',
    'アピールポイントを3つ登録',
    'マッチング1件以上',
    'プロフィール完成度70%以上',
  ])
  // Paid, photos, text and completeness (30 + 20 + 10 + 10) are met.
  expect(active(world, man)).toHaveLength(4)
  expect(meetsNextRank(world, man, testNow)).toBe(true)
  const onePhoto: Member = { ...man, photos: ['a.jpg', null, null] }
  expect(active(world, onePhoto)).not.toContain('写真を3枚登録')
  expect(meetsNextRank(world, onePhoto, testNow)).toBe(false)
  aProfile(world, man, { propensity: 'あ'.repeat(140), appealPoints: ['キス', 'クンニ', '前戯'] })
  expect(active(world, man)).toContain('アピールポイントを3つ登録')
})

test('RANK-13 D-33 C+ needs five of its six criteria', () => {
  const world = aWorld()
  const man = matchedMan(world, 'C', 3, 1, 4)
  aProfile(world, man, { propensity: 'あ'.repeat(299) })
  expect(active(world, man)).toEqual([
    'お支払いを確認済み',
    'マッチング3件以上',
    '口コミ1件以上',
    '直近30日にマッチング解消なし',
  ])
  expect(meetsNextRank(world, man, testNow)).toBe(false)
  aProfile(world, man, { propensity: 'あ'.repeat(300) })
  expect(meetsNextRank(world, man, testNow)).toBe(true)
})

test('RANK-14 D-33 B needs four of its six criteria', () => {
  const world = aWorld()
  const man = matchedMan(world, 'C+', 5, 2, 2)
  aProfile(world, man)
  // Scores of 2 are 50 percent: satisfaction and completeness are missing.
  expect(active(world, man)).toHaveLength(4)
  expect(active(world, man)).not.toContain('口コミの満足度60%以上')
  expect(meetsNextRank(world, man, testNow)).toBe(true)
  expect(meetsNextRank(world, { ...man, paid: false }, testNow)).toBe(false)
})

test('D-33 RANK-15 from B+ on all four criteria are needed', () => {
  const world = aWorld()
  const enough = matchedMan(world, 'B', 8, 3, 3)
  expect(active(world, enough)).toHaveLength(4)
  expect(meetsNextRank(world, enough, testNow)).toBe(true)
  const few = matchedMan(world, 'B', 7, 3, 3)
  for (const statusN of [0, 3, 6, 8, 9] as const) aPairing(world, aWoman(world), few, { statusN })
  expect(meetsNextRank(world, few, testNow)).toBe(false)
  expect(meetsNextRank(world, matchedMan(world, 'B', 8, 2, 3), testNow)).toBe(false)
  expect(meetsNextRank(world, matchedMan(world, 'B', 8, 3, 2), testNow)).toBe(false)
  // Scores of 3 are exactly the 75 percent of A+.
  expect(active(world, matchedMan(world, 'A', 1, 1, 3))).toContain('口コミの満足度75%以上')
})

test('RANK-15 a match dissolved within 30 days counts against him, an older one and a plain no-match do not', () => {
  const world = aWorld()
  const man = aMan(world, { rank: 'B' })
  const clear = '直近30日にマッチング解消なし'
  const woman = aWoman(world)
  aPairing(world, aWoman(world), man, { statusN: 3 })
  const dissolved = aPairing(world, woman, man, {
    statusN: 3,
    blockedBy: woman.id,
    statusAt: testNow - 30 * dayMs + 1,
  })
  expect(active(world, man)).not.toContain(clear)
  world.pairings.update(dissolved.id, { statusAt: testNow - 30 * dayMs })
  expect(active(world, man)).toContain(clear)
})
