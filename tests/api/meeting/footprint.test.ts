import { expect, test } from 'vitest'
import { covers } from '../../support/covers.ts'
import { expectRefusal, startTown, type Person } from '../../support/town.ts'

const path = '/api/user_footprints'
const visit = (visitor: Person, owner: { uuid: string }) => visitor.post(path, { profile_uuid: owner.uuid })
const visitors = async (owner: Person, query = '') =>
  (await owner.get(path + query)).body.data.map((row: { visitor_id: number }) => row.visitor_id) as number[]

test('API-44 ROLE-32 an entry names the visitor and the allowed acts', async () => {
  const town = await startTown()
  const woman = await town.woman({ bonus: { day: '2026-11-21', granted: 3, remain: 3 } })
  const man = await town.man({ photos: ['sample:3', null, null] }, { name: 'はると' })
  const reply = await visit(man, woman)
  covers('API-45')
  expect([reply.status, reply.body]).toEqual([200, { success: true }])
  const entry = {
    id: expect.any(Number),
    visitor_id: man.id,
    visitor_uuid: man.uuid,
    sex: 1,
    twitter_name: 'はると',
    avatar_profile_1: `${town.mock.server.url}/images/samples/03.jpg`,
    is_visitor_liked: false,
    can_not_liked: false,
    status_n: null,
  }
  covers('FOOT-02', 'FOOT-03')
  expect((await woman.get(path)).body).toEqual({ data: [entry], total: 1 })
  await woman.post('/api/send_like', { uuid: man.uuid })
  covers('FOOT-17')
  expect((await woman.get(path)).body.data).toEqual([{ ...entry, is_visitor_liked: true, status_n: 9 }])
  const id = town.pairingOf(woman, man)?.id
  await man.post('/api/matching_status', { recommend: { id, status: 'ok' } })
  covers('FOOT-18')
  expect((await woman.get(path)).body.data).toEqual([
    { ...entry, is_visitor_liked: true, can_not_liked: true, status_n: 1 },
  ])
})

test('API-44 API-45 one entry per visitor, latest first; a repeated visit moves it up', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const [first, second] = [await town.man(), await town.man()]
  await visit(first, woman)
  await town.mock.advance('PT1M')
  await visit(second, woman)
  expect(await visitors(woman)).toEqual([second.id, first.id])
  await town.mock.advance('PT1M')
  await visit(first, woman)
  expect(await visitors(woman)).toEqual([first.id, second.id])
})

test('API-44 FOOT-08 C-9 page and per_page: default 10, at most 50, bad values fall back', async () => {
  const town = await startTown()
  const woman = await town.woman()
  for (let number = 0; number < 12; number += 1) await visit(await town.man(), woman)
  const sizes: number[] = []
  for (const query of [
    '',
    '?page=2',
    '?page=3',
    '?per_page=5&page=2',
    '?per_page=999',
    '?per_page=0',
    '?per_page=x&page=x',
  ]) {
    const { body } = await woman.get(path + query)
    expect(body.total).toBe(12)
    sizes.push(body.data.length)
  }
  expect(sizes).toEqual([10, 2, 0, 5, 12, 10, 10])
})

test('API-44 D-25 IMP-29 blocked, inactive and unverified visitors are left out, of the total too', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const [leaver, unpaid, unverified, blocked, stays] = [
    await town.man(),
    await town.man(),
    await town.man(),
    await town.man(),
    await town.man(),
  ]
  for (const man of [leaver, unpaid, unverified, blocked, stays]) await visit(man, woman)
  town.change(leaver, { activeStatus: 'inactive' })
  town.change(unpaid, { paid: false })
  town.change(unverified, { ageConf: 4 })
  const { id } = town.pair(woman, blocked, { statusN: 1 })
  await woman.post('/api/matching_status', { recommend: { id, status: 'ng' } })
  const { body } = await woman.get(path)
  expect([body.total, body.data.map((row: { visitor_id: number }) => row.visitor_id)]).toEqual([1, [stays.id]])
  // A renewed plan restores the visit, because entries are kept.
  town.change(unpaid, { paid: true })
  expect((await woman.get(path)).body.total).toBe(2)
})

test('API-44 C-6 C-7 D-51 returns only the caller’s list: empty when unverified, refused for a foreign email', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman(), await town.man()]
  await visit(man, woman)
  expect(await visitors(woman, `?email=${woman.email}`)).toEqual([man.id])
  expectRefusal(await woman.get(`${path}?email=${man.email}`), 403, 'owner')
  town.change(woman, { ageConf: 1 })
  expect((await woman.get(path)).body).toEqual({ data: [], total: 0 })
  expect((await town.mock.get(`${path}?email=${woman.email}&uid=${woman.email}`)).status).toBe(401)
})

test('API-45 C-5 C-6 the own profile leaves no entry; closed and unknown ones are unknown', async () => {
  const town = await startTown()
  const woman = await town.woman()
  const own = await town.unchanged(() => visit(woman, woman))
  expect([own.status, own.body]).toEqual([200, { success: true }])
  const blocked = await town.man()
  town.pair(woman, blocked, { statusN: 3, blockedBy: woman.id })
  const closed = [
    await town.woman(),
    await town.man({ paid: false }),
    await town.man({ activeStatus: 'inactive' }),
    blocked,
    { uuid: 'nobody' },
  ]
  for (const owner of closed) expectRefusal(await town.unchanged(() => visit(woman, owner)), 404)
  expectRefusal(await town.unchanged(() => woman.post(path, {})), 422)
  const man = await town.man()
  expect((await town.unchanged(() => town.mock.post(path, { profile_uuid: man.uuid }))).status).toBe(401)
  town.change(woman, { ageConf: 0 })
  expectRefusal(await town.unchanged(() => visit(woman, man)), 403, 'age')
})
