import { expect, test } from 'vitest'
import { expectRefusal, startTown } from '../../support/town.ts'

const path = '/api/rankrequest'
/** A man at E with the criteria of D: paid, a photo, half of the profile. */
const ready = { rank: 'E', twitterId: 'yoi', photos: ['a.jpg', null, null] }

test('API-39 RANK-05 RANK-08 D-13 a request is under review, and 24 hours later the rank rises', async () => {
  const town = await startTown()
  const man = await town.man(ready)
  const reply = await man.post(path, { uid: man.email })
  expect([reply.status, reply.body]).toEqual([200, { success: true, state: 1 }])
  expect(town.member(man)).toMatchObject({ rankRequested: true, rank: 'E' })
  await town.mock.advance('2026-11-22T11:59:59.999+09:00')
  expect(town.member(man)).toMatchObject({ rankRequested: true, rank: 'E' })
  const { body } = await town.mock.advance('2026-11-22T12:00:00+09:00')
  expect(body.fired.map((effect: { kind: string }) => effect.kind)).toContain('rank-decision')
  expect(town.member(man)).toMatchObject({ rankRequested: false, rank: 'D' })
})

test('API-39 D-13 without the criteria the rank stays', async () => {
  const town = await startTown()
  const man = await town.man({ ...ready, photos: [null, null, null] })
  await man.post(path)
  await town.mock.advance('P1D')
  expect(town.member(man)).toMatchObject({ rankRequested: false, rank: 'E' })
})

test('API-39 RANK-06 RANK-09 RANK-10 D-13 IMP-18 the next request is refused for seven days, to the millisecond', async () => {
  const town = await startTown()
  const man = await town.man(ready)
  await man.post(path)
  const again = async () => town.unchanged(() => man.post(path))
  const refused = await again()
  expectRefusal(refused, 422)
  expect(refused.body).not.toHaveProperty('state')
  await town.mock.advance('2026-11-28T11:59:59.999+09:00')
  expectRefusal(await again(), 422)
  const { body } = await town.mock.advance('2026-11-28T12:00:00+09:00')
  expect(body.fired.map((effect: { kind: string }) => effect.kind)).toContain('rank-window')
  expect((await man.post(path)).body).toEqual({ success: true, state: 1 })
})

test('API-39 RANK-07 RANK-20 refuses a member who is not applicatable without a state', async () => {
  const town = await startTown()
  const men = [{ rank: 'H' }, { rank: 'G' }, { rank: 'F' }, { rank: 'E', twitterId: '' }, { rank: 'SSS' }]
  for (const patch of men) {
    const man = await town.man(patch)
    const reply = await town.unchanged(() => man.post(path))
    expectRefusal(reply, 422)
    expect(reply.body).not.toHaveProperty('state')
  }
})

test('API-39 C-5 C-7 D-51 women, foreign uids and missing logins are refused', async () => {
  const town = await startTown()
  const [woman, man, other] = [await town.woman({ rank: 'D' }), await town.man(ready), await town.man()]
  expectRefusal(await town.unchanged(() => woman.post(path)), 403, 'sex')
  expectRefusal(await town.unchanged(() => man.post(path, { uid: other.email })), 403, 'owner')
  expect((await town.unchanged(() => town.mock.post(path, { uid: man.email }))).status).toBe(401)
})

test('API-39 C-7 the login values may come in the body instead of the headers', async () => {
  const town = await startTown()
  const man = await town.man(ready)
  const reply = await town.mock.post(path, { ...man.headers })
  expect(reply.body).toEqual({ success: true, state: 1 })
})
