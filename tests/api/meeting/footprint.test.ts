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
