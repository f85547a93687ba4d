import { expect, test } from 'vitest'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { timelineView } from './timeline-routes.ts'
import { setHiddenMode } from './timeline.ts'

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
