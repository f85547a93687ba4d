import { expect, test } from 'vitest'
import type { Member } from '../../../mock-api/world/records/member.ts'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { arrive } from '../../support/arrive.ts'
import { covers } from '../../support/covers.ts'
import { startMock } from '../../support/mock.ts'
import { aMan, aWoman } from '../../support/world/a-member.ts'
import { aPairing } from '../../support/world/a-pairing.ts'

const account = '/api/account'

/** Pairs a member with a new partner. */
function pairUp(world: World, me: Member, statusN: Pairing['statusN'], patch: Partial<Pairing> = {}) {
  const [woman, man] = me.sex === 2 ? [me, aMan(world)] : [aWoman(world), me]
  return aPairing(world, woman, man, { statusN, ...patch })
}

test('API-09 D-33 RANK-02..03 GATE-55 rank, criteria under both names, and the instant of the next allowed request', async () => {
  const mock = await startMock()
  const { me } = await arrive(mock, { sex: 1, rank: 'E', twitterId: 'haru', photos: ['sample:1', null, null] }, {})
  const { body } = await me.get(account)
  expect(body).toMatchObject({ rank: 'E', applicatable: true, rank_req_flag: 0 })
  covers('ENTITY-18')
  expect(body.rc).toEqual([
    { text: 'お支払いを確認済み', dict: 'お支払いを確認済み', active_flag: true },
    { text: '写真を1枚以上登録', dict: '写真を1枚以上登録', active_flag: true },
    { text: 'プロフィール完成度50%以上', dict: 'プロフィール完成度50%以上', active_flag: true },
  ])
  await me.post('/api/rankrequest')
  covers('D-13')
  expect((await me.get(account)).body).toMatchObject({
    applicatable: false,
    rank_req_flag: 1,
    last_application_date: '2026-11-21T12:00:00.000+09:00',
  })
})

test('API-09 D-23 the counts are the lengths of the lists, and listing the likes clears the new ones', async () => {
  const mock = await startMock()
  const { me, member } = await arrive(mock, {}, {})
  mock.arrange((world) => {
    for (const statusN of [0, 0, 1, 2, 3, 4, 6, 7, 8, 8, 8, 9, 9] as const) pairUp(world, member(), statusN)
    const [liked] = world.pairings.by('member', member().id).filter(({ statusN }) => statusN === 8)
    world.pairings.update(liked?.id ?? 0, { likeSeen: true })
    pairUp(world, member(), 3, { blockedBy: member().id })
    const gone = pairUp(world, member(), 1)
    world.members.update(gone.manId, { activeStatus: 'inactive' })
  })
  const counts = { matching_count: 4, recommend_count: 13, like_count: 3, send_like_count: 2 }
  expect((await me.get(account)).body).toMatchObject({ ...counts, like_count_new: 2 })
  for (const status of ['matching', 'send_like', 'others']) await me.get(`/api/recommends?status=${status}`)
  expect((await me.get(account)).body.like_count_new).toBe(2)
  await me.get('/api/recommends?status=liked')
  expect((await me.get(account)).body).toMatchObject({ ...counts, like_count_new: 0 })
})
