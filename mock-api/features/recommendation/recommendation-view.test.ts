import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { writeAsOperator } from '../operator-chat/operator-messages.ts'
import { decidedView, pairingListView, pairingRowView, recommendationView } from './recommendation-view.ts'

function setup() {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  aProfile(world, woman, { name: '彼女', age: 29, areas: ['神奈川県'], sexualExperience: '理想' })
  aProfile(world, man, { name: '彼', age: 31, areas: ['東京都', '千葉県'], propensity: '自己紹介' })
  const pairing = aPairing(world, woman, man, {
    statusN: 4,
    createdAt: testNow - 60_000,
    statusAt: testNow - 1000,
    lastMessage: 'こんばんは',
    unreadByWoman: 2,
    unreadByMan: 3,
  })
  return { world, woman, man, pairing }
}

test('API-29 API-30 ENTITY2-10 returns a row of the lists for each of the two members', () => {
  const { world, woman, man, pairing } = setup()
  writeAsOperator(world, woman.id, 'a', aContext())
  const page = { rows: [pairing], pageCount: 7, unread: 5 }
  const photo = 'https://a.example/images/fallback/default.png'
  const row = {
    recommend: { id: pairing.id, uuid: pairing.uuid },
    id: pairing.id,
    uuid: pairing.uuid,
    twitter_icon: photo,
    profile1: photo,
    timestamp: '2026-11-20T11:59:59.000+09:00',
    created_at: '2026-11-20T11:59:00.000+09:00',
    last_message: 'こんばんは',
    status_n: 4,
    status: expect.any(String),
    is_choosable: false,
  }
  expect(pairingListView(world, page, woman, 'https://a.example')).toEqual({
    rec: [
      {
        ...row,
        partner_user_id: man.id,
        partner_user_uuid: man.uuid,
        twitter_name: '彼',
        unread_messages_size: 2,
        is_reviewable: true,
        is_liked_by_partner: false,
        age: 31,
        area: ['東京都', '千葉県'],
        contents: '自己紹介',
      },
    ],
    pageCount: 7,
    admin_message_unread: 1,
    unread_messages_size: 5,
  })
  expect(pairingListView(world, page, man, 'https://a.example')).toMatchObject({
    rec: [
      {
        ...row,
        partner_user_id: woman.id,
        partner_user_uuid: woman.uuid,
        twitter_name: '彼女',
        unread_messages_size: 3,
        is_reviewable: false,
        age: 29,
        area: ['神奈川県'],
        contents: '理想',
      },
    ],
    admin_message_unread: 0,
  })
})

test('API-29 API-32 a row tells a man nothing of a profile that he may not open', () => {
  const { world, woman, man, pairing } = setup()
  const rowAt = (statusN: Pairing['statusN'], me: Member) =>
    pairingRowView(world, world.pairings.update(pairing.id, { statusN }), me, 'https://a.example')
  for (const statusN of [0, 3, 6] as const) {
    expect(rowAt(statusN, man)).toMatchObject({ age: null, area: [], contents: '' })
    expect(rowAt(statusN, woman)).toMatchObject({ age: 31, contents: '自己紹介' })
  }
  for (const statusN of [8, 9] as const) expect(rowAt(statusN, man)).toMatchObject({ age: 29, contents: '理想' })
})

test('D-130 a row tells of a like of the partner, not of an own one', () => {
  const { world, woman, man, pairing } = setup()
  world.likes.insert({ fromId: man.id, toId: woman.id, createdAt: testNow })
  expect(pairingRowView(world, pairing, woman, '').is_liked_by_partner).toBe(true)
  expect(pairingRowView(world, pairing, man, '').is_liked_by_partner).toBe(false)
})

test('API-34 API-35 API-36 a decision returns the new state of the pairing', () => {
  const { woman, pairing } = setup()
  const { id, uuid } = pairing
  expect(decidedView(pairing, woman)).toEqual({
    success: true,
    recommend: {
      id,
      uuid,
      status: expect.any(String),
      status_n: 4,
      is_choosable: false,
      is_reviewable: true,
    },
  })
})

test('API-27 API-28 returns the man found, or the reason for none', () => {
  expect(recommendationView({ manId: 3 })).toEqual({ success: true, recommend: 3 })
  for (const missing of ['none', 'limit'] as const) {
    expect(recommendationView({ missing })).toEqual({ success: false, reason: missing })
  }
})
