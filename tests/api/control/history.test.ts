import { expect, test } from 'vitest'
import { startMock, type Caller, type Mock } from '../../support/mock.ts'

interface Moment {
  id: number
  parent: number | null
  kind: string
  subject: string
  changes: number
  name: string | null
}
interface History {
  present: number
  undo: number | null
  redo: number | null
  moments: Moment[]
}

const historyOf = async (mock: Mock) => (await mock.control('GET', '/history')).body as History
const presentOf = ({ moments, present }: History) => moments.find(({ id }) => id === present)
const pairing = async (mock: Mock, member: string, status: number) => {
  const { body } = await mock.control('GET', `/operator/pairings?member=${member}`)
  return (body as { id: number; status_n: number }[]).find(({ status_n }) => status_n === status)
}
const hold = (me: Caller, id: number | undefined) =>
  me.post('/api/matching_status', { recommend: { id, status: 'suspend' } })

test('D-04 D-05 undo goes further back with each press, redo comes again, byte for byte', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const open = await pairing(mock, 'woman', 0)
  const states = [mock.worldText()]
  expect((await hold(woman, open?.id)).status).toBe(200)
  states.push(mock.worldText())
  await mock.advance('P1D')
  states.push(mock.worldText())
  await mock.control('POST', '/operator/recommend', { woman: 'woman-premium', man: 'man' })
  states.push(mock.worldText())
  await mock.advance('P7D')
  states.push(mock.worldText())
  const there = await historyOf(mock)
  expect(there.moments.map(({ kind }) => kind)).toEqual(['start', 'call', 'jump', 'operator', 'jump'])
  expect(there.moments.map(({ subject }) => subject)).toEqual(['', 'API-34', '', 'recommend', ''])
  for (const state of states.slice(0, -1).toReversed()) {
    expect((await mock.control('POST', '/history/undo')).status).toBe(200)
    expect(mock.worldText()).toBe(state)
  }
  expect((await mock.control('POST', '/history/undo')).status).toBe(409)
  for (const state of states.slice(1)) {
    expect((await mock.control('POST', '/history/redo')).status).toBe(200)
    expect(mock.worldText()).toBe(state)
  }
  expect((await mock.control('POST', '/history/redo')).status).toBe(409)
  expect(await historyOf(mock)).toEqual(there)
})

test('D-04 another act after going back begins a branch, and the first branch is still there', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const open = await pairing(mock, 'woman', 0)
  await hold(woman, open?.id)
  const held = presentOf(await historyOf(mock))
  const heldWorld = mock.worldText()
  await mock.control('POST', '/history/undo')
  await woman.post('/api/matching_status', { recommend: { id: open?.id, status: 'ok' } })
  const { moments, redo } = await historyOf(mock)
  expect(moments.map(({ parent }) => parent)).toEqual([null, 1, 1])
  expect(redo).toBeNull()
  expect((await mock.control('POST', '/history/go', { moment: held?.id })).body.present).toBe(held?.id)
  expect(mock.worldText()).toBe(heldWorld)
  expect(mock.world.pairings.get(open?.id ?? 0).statusN).toBe(6)
  expect((await mock.control('POST', '/history/go', { moment: 99 })).status).toBe(404)
})

test('what time does by itself before going back is not lost', async () => {
  const mock = await startMock()
  await mock.control('POST', '/clock', { edge: 'next-reset' })
  mock.arrange((world) => world.settings.update(1, { testPlan: true }))
  const left = mock.worldText()
  await mock.control('POST', '/history/undo')
  expect(mock.world.settings.get(1).testPlan).toBe(false)
  await mock.control('POST', '/history/redo')
  expect(mock.worldText()).toBe(left)
})

test('a founded, restored or imported world is a moment, and undo brings back the one before it', async () => {
  const mock = await startMock({ members: 5 })
  const before = mock.worldText()
  const { body: capsule } = await mock.control('GET', '/capsule')
  await mock.control('POST', '/snapshots', { name: '夜の前' })
  expect(presentOf(await historyOf(mock))?.name).toBe('夜の前')
  await mock.control('POST', '/reset', { members: 3, seed: 9 })
  const founded = mock.worldText()
  await mock.control('POST', '/capsule', capsule)
  expect(presentOf(await historyOf(mock))).toMatchObject({ kind: 'load', subject: 'capsule' })
  await mock.control('POST', '/history/undo')
  expect(mock.worldText()).toBe(founded)
  await mock.control('POST', '/history/undo')
  expect(mock.worldText()).toBe(before)
})

test('a call tells what it changed, field by field, and can be gone back to', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const open = await pairing(mock, 'woman', 0)
  await woman.get('/api/account')
  const before = mock.worldText()
  await hold(woman, open?.id)
  await mock.advance('P1D')
  await woman.post('/api/user/update', { user: { twitterid: 'akari_new' } })
  const { body: exchanges } = await mock.control('GET', '/exchanges')
  const held = exchanges.find(({ path }: { path: string }) => path === '/api/matching_status')
  const read = exchanges.find(({ path }: { path: string }) => path === '/api/account')
  expect([held.changes, read.changes]).toEqual([1, 0])
  const { body: changes } = await mock.control('GET', `/exchanges/${held.id}/changes`)
  expect(changes).toMatchObject([{ table: 'pairings', id: open?.id, kind: 'changed' }])
  expect(changes[0].members).toHaveLength(2)
  const fields = Object.fromEntries(changes[0].fields.map(({ field, ...values }: { field: string }) => [field, values]))
  expect(fields.statusN).toEqual({ before: '0', after: '6' })
  expect(fields.heldAt).toEqual({ before: 'null', after: '"2026-11-21T12:00:00.000+09:00"' })
  expect((await mock.control('POST', `/exchanges/${held.id}/undo`)).status).toBe(200)
  expect(mock.worldText()).toBe(before)
  // Its own moment and all after it can still be gone to.
  expect((await historyOf(mock)).moments).toHaveLength(4)
  expect((await mock.control('POST', '/exchanges/9999/undo')).status).toBe(404)
})

test('secrets of a record are not told', async () => {
  const mock = await startMock({ members: 0 })
  await mock.post('/api/auth/password', {
    email: 'man@yoimachi.example',
    redirect_url: `${mock.server.url}/password_reset`,
  })
  const { moments } = await historyOf(mock)
  const { body: changes } = await mock.control('GET', `/history/${moments.at(-1)?.id}/changes`)
  const text = JSON.stringify(changes)
  expect(text).toContain('"field":"reset"')
  expect(text).not.toMatch(/reset_password_token=[A-Za-z0-9]/)
  expect(text).not.toMatch(/"hash/)
})

test('D-05 history changes nothing that is answered: the same calls, the same bytes', async () => {
  const play = async (detour: boolean) => {
    const mock = await startMock()
    const woman = await mock.signIn('woman')
    const open = await pairing(mock, 'woman', 0)
    if (detour) {
      await hold(woman, open?.id)
      await mock.advance('P2D')
      await mock.control('POST', '/history/undo')
      await mock.control('POST', '/history/undo')
    }
    const { body } = await woman.post('/api/matching_status', { recommend: { id: open?.id, status: 'ok' } })
    await mock.advance('P1D')
    return { body, world: mock.worldText() }
  }
  expect(await play(true)).toEqual(await play(false))
})
