import { mkdirSync, rmdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import personas from '../../../fixtures/personas.json' with { type: 'json' }
import { journalPath } from '../../../mock-api/engine/store/generations.ts'
import { startMock } from '../../support/mock.ts'

const wish = { seed: 1, members: 20, now: '2026-11-21T12:00:00+09:00' }

test('D-05 gives the bytes of a new start for every reset', async () => {
  const mock = await startMock(wish)
  const fresh = mock.worldText()
  for (const days of [1, 40]) {
    await mock.advance(`P${days}D`)
    mock.arrange(({ members, pairings, likes }) => {
      members.update(1, { email: 'somebody@yoimachi.example' })
      for (const id of [...pairings.ids()].slice(0, 5)) pairings.delete(id)
      for (const id of [...likes.ids()].slice(0, 5)) likes.delete(id)
    })
    expect(mock.worldText()).not.toBe(fresh)
    const { body } = await mock.control('POST', '/reset', wish)
    expect(Date.parse(body.now)).toBe(Date.parse(wish.now))
    expect(mock.worldText()).toBe(fresh)
  }
  const another = { ...wish, seed: 2 }
  await mock.control('POST', '/reset', another)
  expect(mock.worldText()).toBe((await startMock(another)).worldText())
  await mock.control('POST', '/reset', wish)
  expect(mock.worldText()).toBe(fresh)
})

test('the founding of the present world is known until another world replaces it', async () => {
  const mock = await startMock(wish)
  const founding = async () => (await mock.control('GET', '/founding')).body
  const now = '2026-11-21T12:00:00.000+09:00'
  expect(await founding()).toEqual({ seed: 1, members: 20, now, scenario: null, moment: 1 })
  await mock.advance('P1D')
  expect(await founding()).toMatchObject({ now, moment: 1 })
  const { body: second } = await mock.control('POST', '/reset', { ...wish, seed: 2, scenario: 'empty-town' })
  expect(await founding()).toMatchObject({ seed: 2, now, scenario: 'empty-town', moment: second.moment })
  await mock.control('POST', '/history/undo')
  expect(await founding()).toMatchObject({ seed: 1, moment: 1 })
  const { body: capsule } = await mock.control('GET', '/capsule')
  await mock.control('POST', '/capsule', capsule)
  expect(await founding()).toBeNull()
})

test('R2 a reset that cannot be written leaves no moment, and the story goes on', async () => {
  const mock = await startMock({ ...wish, members: 0, logError: () => {} })
  await mock.control('POST', '/storylines/start', { key: 'hold-week' })
  const history = async () => (await mock.control('GET', '/history')).body
  const before = await history()
  // The journal of the next world cannot begin.
  const { journal } = mock.server.runtime.store.folder.journalEnd
  const obstacle = journalPath(mock.dataDir, journal + 1)
  mkdirSync(obstacle)
  expect((await mock.control('POST', '/reset', { seed: 3 })).status).toBe(409)
  expect(await history()).toMatchObject({ present: before.present, story: before.story, moments: before.moments })
  rmdirSync(obstacle)
  const { body } = await mock.control('POST', '/reset', { seed: 3 })
  expect(await history()).toMatchObject({ present: body.moment, story: null })
})

test('D-108 keeps seed, instant and size of the town on a reset and returns them', async () => {
  const mock = await startMock({ ...wish, seed: 5 })
  await mock.advance('P2D')
  const kept = { now: '2026-11-23T12:00:00.000+09:00', seed: 5, members: 20, scenario: null }
  const isSize = (townspeople: number) => mock.world.members.size === personas.length + townspeople
  const reset = async (choice: object) => (await mock.control('POST', '/reset', choice)).body

  expect(await reset({})).toMatchObject(kept)
  expect([mock.world.settings.get(1).seed, isSize(20)]).toEqual([5, true])
  expect(await reset({ members: 30, seed: 6 })).toMatchObject({ ...kept, members: 30, seed: 6 })
  expect(isSize(30)).toBe(true)

  // A scenario with its own town does not change the kept size.
  expect(await reset({ scenario: 'empty-town' })).toMatchObject({ members: 0, scenario: 'empty-town' })
  expect(mock.world.settings.get(1).scenario).toBe('empty-town')
  expect(await reset({})).toMatchObject({ ...kept, members: 30, seed: 6 })
  expect([isSize(30), mock.world.settings.get(1).scenario]).toEqual([true, null])

  // Also across a restart.
  await mock.close()
  const again = await startMock({ dataDir: mock.dataDir, members: 7 })
  expect((await again.control('POST', '/reset', {})).body).toMatchObject({ seed: 6, members: 30 })
})

test('D-108 resets faults, variants and town activity to their defaults on a clean reset', async () => {
  const mock = await startMock(wish)
  const defaults = (await mock.control('GET', '/variants')).body
  const dirty = async () => {
    await mock.control('PUT', '/faults', [{ match: { method: 'GET', path: '/api/account' }, status: 503 }])
    await mock.control('PUT', '/variants', { hold: 'off', testPlan: true })
    await mock.control('PUT', '/town-activity', { on: true })
    expect((await mock.get('/api/account')).status).toBe(503)
  }
  await dirty()
  await mock.control('POST', '/reset', {})
  expect((await mock.control('GET', '/faults')).body).toHaveLength(1)
  await dirty()
  await mock.control('POST', '/reset', { clean: true })
  expect((await mock.control('GET', '/faults')).body).toEqual([])
  expect((await mock.get('/api/account')).status).toBe(401)
  expect((await mock.control('GET', '/variants')).body).toEqual(defaults)
  expect((await mock.control('GET', '/clock')).body.townActivity).toBe(false)
})

test('D-108 keeps world and faults when a reset is refused', async () => {
  const mock = await startMock(wish)
  await mock.control('PUT', '/faults', [{ match: { method: 'GET', path: '/api/account' }, status: 503 }])
  const before = mock.worldText()
  for (const [choice, status] of [
    [{ clean: true, scenario: 'none' }, 404],
    [{ clean: true, members: -1 }, 422],
    [{ clean: 'yes' }, 422],
  ] as const)
    expect((await mock.control('POST', '/reset', choice)).status).toBe(status)
  expect(mock.worldText()).toBe(before)
  expect((await mock.control('GET', '/faults')).body).toHaveLength(1)
})
