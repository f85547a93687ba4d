import { expect, test } from 'vitest'
import { expectRefusal, startTown, type Person } from '../../support/town.ts'

const uuids = async (person: Person) =>
  (await person.get('/api/timeline')).body.users.map((user: { uuid: string }) => user.uuid) as string[]

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
