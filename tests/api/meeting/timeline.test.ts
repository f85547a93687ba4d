import { expect, test } from 'vitest'
import { expectRefusal, startTown, type Person } from '../../support/town.ts'

const uuids = async (person: Person) =>
  (await person.get('/api/timeline')).body.users.map((user: { uuid: string }) => user.uuid) as string[]

test('API-40 TL-02 TL-09 ROLE-31 cards carry half a decade of age and the first 60 characters', async () => {
  const town = await startTown()
  const woman = await town.woman({}, { age: 19, sexualExperience: '🌙'.repeat(70) })
  const man = await town.man({ photos: ['a.jpg', null, null] }, { age: 35, propensity: 'よろしくお願いします。' })
  const photo = `${town.mock.server.url}/uploads/a.jpg`
  expect((await woman.get('/api/timeline')).body.users).toEqual([
    { uuid: man.uuid, profile1: photo, ages: '30代後半', contents: 'よろしくお願いします。', image: photo },
  ])
  expect((await man.get('/api/timeline')).body.users).toMatchObject([
    { uuid: woman.uuid, ages: '18~19歳', contents: '🌙'.repeat(60) },
  ])
})

test('API-40 SHOP-17 SHOP-18 D-16 D-43 TL-10 likes, tickets and history of the caller', async () => {
  const town = await startTown()
  const woman = await town.woman({ bonus: { day: '2026-11-21', granted: 3, remain: 2 } })
  const pack = (remain: number, created: string, expires: string) =>
    town.mock.arrange((world) =>
      world.likePurchases.insert({
        memberId: woman.id,
        size: 10,
        remain,
        price: 1500,
        createdAt: Date.parse(created),
        expiresAt: Date.parse(expires),
      }),
    )
  pack(4, '2026-06-01T10:00:00+09:00', '2026-11-28T10:00:00+09:00')
  pack(7, '2026-11-19T08:30:00+09:00', '2027-05-18T08:30:00+09:00')
  const first = (await woman.get('/api/timeline')).body
  expect(first).toMatchObject({
    like_remain: 13,
    free_like: 2,
    purchased_like_remain: 11,
    purchased_like_created: '2026-11-19T08:30:00.000+09:00',
    detail_show_ticket: 10,
    hidden_mode: false,
    payment_confirmation: 0,
    age_confirmation: 1,
  })
  expect(first.purchased_like_history).toEqual([
    { remain: 7, created_at: '2026-11-19T08:30:00.000+09:00', expiry_date: '2027-05-18T08:30:00.000+09:00' },
    { remain: 4, created_at: '2026-06-01T10:00:00.000+09:00', expiry_date: '2026-11-28T10:00:00.000+09:00' },
  ])
  await town.mock.advance('2026-11-28T10:00:00+09:00')
  const later = (await woman.get('/api/timeline')).body
  expect(later).toMatchObject({ like_remain: 7, free_like: 0, purchased_like_remain: 7 })
  expect(later.purchased_like_history.map((line: { remain: number }) => line.remain)).toEqual([7, 0])
})

test('API-40 C-6 TL-06 TL-07 TL-08 without access the list is empty and the confirmations say why', async () => {
  const town = await startTown()
  await town.woman()
  await town.man()
  const cases = [
    [await town.man({ paid: false }), 0, 1],
    [await town.man({ ageConf: 1 }), 1, 0],
    [await town.man({ ageConf: 0, paid: false }), 0, 0],
    [await town.woman({ ageConf: 0 }), 0, 0],
  ] as const
  for (const [person, payment_confirmation, age_confirmation] of cases) {
    const { status, body } = await person.get('/api/timeline')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      users: [],
      purchased_like_created: null,
      payment_confirmation,
      age_confirmation,
    })
    expectRefusal(
      await town.unchanged(() => person.post('/api/timeline/reset')),
      403,
      age_confirmation ? 'payment' : 'age',
    )
  }
  expect((await town.mock.get('/api/timeline')).status).toBe(401)
  expect((await town.mock.post('/api/timeline/reset')).status).toBe(401)
})

test('API-42 PREM-05 PREM-09 TL-05 TL-11 GATE-76 a premium woman hides from the timelines and shows herself again', async () => {
  const town = await startTown()
  const [woman, man] = [await town.woman({ paid: true }), await town.man()]
  for (const [sent, hidden] of [
    [true, true],
    ['false', false],
    [1, true],
    ['0', false],
  ] as const) {
    const { status, body } = await woman.post('/api/submit_hidden_mode', { hidden_mode: sent })
    expect([status, body]).toEqual([200, { success: true, hidden_mode: hidden }])
    expect((await woman.get('/api/timeline')).body.hidden_mode).toBe(hidden)
    expect(await uuids(man)).toEqual(hidden ? [] : [woman.uuid])
  }
})
