import { expect, test } from 'vitest'
import { startTown } from '../../support/town.ts'

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

test('API-39 C-7 the login values may come in the body instead of the headers', async () => {
  const town = await startTown()
  const man = await town.man(ready)
  const reply = await town.mock.post(path, { ...man.headers })
  expect(reply.body).toEqual({ success: true, state: 1 })
})
