import { expect, test } from 'vitest'
import { startTown, type Person } from '../../support/town.ts'

const bonus = (remain: number) => ({ day: '2026-11-21', granted: 3, remain })
const like = (from: Person, to: { uuid: string }) => from.post('/api/send_like', { uuid: to.uuid })

test('API-43 D-24 REC-14 REC-34 ROLE-33 his like waits for her at 8, hers for him at 9', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman({ bonus: bonus(3) }), await town.man({ bonus: bonus(3) })]
  const his = await like(man, woman)
  expect([his.status, his.body]).toEqual([200, { success: true, like_remain: 2 }])
  expect((await woman.get('/api/recommends?status=liked')).body.rec).toMatchObject([
    { partner_user_id: man.id, status_n: 8, status: 'いいねが届いています', is_choosable: true },
  ])
  expect((await man.get('/api/recommends/male?status=send_like')).body.rec).toMatchObject([
    { partner_user_id: woman.id, status_n: 8, status: 'いいね送信済み', is_choosable: false },
  ])
  const other = await town.man()
  await like(woman, other)
  expect((await other.get('/api/recommends/male?status=liked')).body.rec).toMatchObject([
    { partner_user_id: woman.id, status_n: 9, status: 'いいねが届いています', is_choosable: true },
  ])
  expect((await woman.get('/api/recommends?status=send_like')).body.rec).toHaveLength(1)
})

test('API-29 API-43 D-130 his like at 0 and 6 is spent and shown in her list, the status stays', async () => {
  const town = await startTown()
  const man = await town.man({ bonus: bonus(3) })
  for (const [index, statusN] of ([0, 6] as const).entries()) {
    const woman = await town.woman()
    const before = town.pair(woman, man, { statusN })
    const row = async () => (await woman.get('/api/recommends?status=others')).body.rec
    expect(await row()).toMatchObject([{ status_n: statusN, is_liked_by_partner: false }])
    expect((await like(man, woman)).body).toEqual({ success: true, like_remain: 2 - index })
    expect(town.pairingOf(woman, man)).toEqual(before)
    expect(await row()).toMatchObject([{ status_n: statusN, is_liked_by_partner: true }])
    const open = await woman.post('/api/profile', { user: { partner_id: man.id } })
    expect(open.body.recommend).toMatchObject({ status_n: statusN, is_liked_by_partner: true })
    const seen = await man.post('/api/subprofile', { user: { partner_uuid: woman.uuid } })
    expect(seen.body.profile).toMatchObject({ is_liked: true, can_not_liked: false, status_n: statusN })
  }
})

test('API-33 API-43 API-44 D-130 refuses a like unspent where an answer is due, and says so beforehand', async () => {
  const town = await startTown()
  for (const [sex, statusN] of [
    [1, 9],
    [2, 0],
    [2, 6],
    [2, 8],
  ] as const) {
    const [woman, man] = [await town.woman({ bonus: bonus(3) }), await town.man({ bonus: bonus(3) })]
    const [me, other] = sex === 1 ? [man, woman] : [woman, man]
    const before = town.pair(woman, man, { statusN })
    await other.post('/api/user_footprints', { profile_uuid: me.uuid })
    const { profile } = (await me.post('/api/subprofile', { user: { partner_uuid: other.uuid } })).body
    expect(profile).toMatchObject({ is_liked: false, can_not_liked: true, status_n: statusN })
    const [visitor] = (await me.get('/api/user_footprints')).body.data
    expect(visitor).toMatchObject({ is_visitor_liked: false, can_not_liked: true, status_n: statusN })
    expect((await like(me, other)).body).toEqual({ success: false, reason: 'answer', like_remain: 3 })
    expect(town.pairingOf(woman, man)).toEqual(before)
  }
})
