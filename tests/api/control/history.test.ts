import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { covers } from '../../support/covers.ts'
import { openMock, startMock, type Caller, type Mock } from '../../support/mock.ts'

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
  bytes: number
  mostBytes: number
  forgotten: number
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

test('D-04 D-05 undoes further with each press and redoes byte for byte', async () => {
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

test('D-04 begins a branch with a change after going back and keeps the first branch', async () => {
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

test('keeps effects of time from before going back', async () => {
  const mock = await startMock()
  await mock.control('POST', '/clock', { edge: 'next-reset' })
  mock.arrange((world) => world.settings.update(1, { testPlan: true }))
  const left = mock.worldText()
  await mock.control('POST', '/history/undo')
  expect(mock.world.settings.get(1).testPlan).toBe(false)
  await mock.control('POST', '/history/redo')
  expect(mock.worldText()).toBe(left)
})

test('makes a founded or imported world a moment, and undo restores the previous one', async () => {
  const mock = await startMock({ members: 5 })
  const before = mock.worldText()
  const { body: capsule } = await mock.control('GET', '/capsule')
  await mock.control('POST', '/history/name', { name: '夜の前' })
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

test('reports the changes of a call field by field and goes back to it', async () => {
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
  expect((await mock.control('POST', '/history/go', { exchange: held.id })).status).toBe(200)
  expect(mock.worldText()).toBe(before)
  // Its own moment and all later ones are still available.
  expect((await historyOf(mock)).moments).toHaveLength(4)
  expect((await mock.control('POST', '/history/go', { exchange: 9999 })).status).toBe(404)
})

test('omits secrets of a record', async () => {
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

test('D-05 history changes no response: the same calls give the same bytes', async () => {
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

/** Kinds of the files of a data folder with their sizes, without those that are rewritten in place. */
async function filesOf(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => /^(world|index|journal)-\d/.test(name))
  const sizes = names.map(async (name) => `${name.replace(/-.*/, '')} ${(await stat(join(dir, name))).size}`)
  return (await Promise.all(sizes)).toSorted()
}

/** State of the folder for a start after a kill at this moment. */
async function folderAfterKill(mock: Mock): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'yoimachi-killed-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await cp(mock.dataDir, dir, { recursive: true, filter: (path) => basename(path) !== 'lock' })
  return dir
}

test(
  'D-109 keeps the moments and adds nothing to the folder in 60 rounds of undo and redo over a year',
  { timeout: 180_000 },
  async () => {
    const mock = await startMock({ members: 300 })
    const woman = await mock.signIn('woman')
    await hold(woman, (await pairing(mock, 'woman', 0))?.id)
    const before = mock.worldText()
    await mock.advance('P365D')
    const after = mock.worldText()
    const round = async () => {
      expect((await mock.control('POST', '/history/undo')).status).toBe(200)
      expect((await mock.control('POST', '/history/redo')).status).toBe(200)
    }
    await round()
    const there = await historyOf(mock)
    const files = await filesOf(mock.dataDir)
    for (let count = 1; count < 60; count += 1) await round()
    covers('D-109')
    expect(await historyOf(mock)).toEqual(there)
    expect(await filesOf(mock.dataDir)).toEqual(files)
    expect(mock.worldText()).toBe(after)
    await mock.control('POST', '/history/undo')
    expect(mock.worldText()).toBe(before)
  },
)

test('D-109 restores the tree with branches, changes, undo and redo after a kill', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  const open = await pairing(mock, 'woman', 0)
  const start = mock.worldText()
  await hold(woman, open?.id)
  const held = mock.worldText()
  const heldId = (await historyOf(mock)).present
  const changes = (await mock.control('GET', `/history/${heldId}/changes`)).body
  await mock.control('POST', '/history/undo')
  await mock.advance('P1D')
  await mock.control('POST', '/history/name', { name: '翌日' })
  const branch = mock.worldText()
  const there = await historyOf(mock)
  expect(there.moments.map(({ parent }) => parent)).toEqual([null, 1, 1])

  const again = await startMock({ dataDir: await folderAfterKill(mock) })
  expect(again.worldText()).toBe(branch)
  const { moments, present, undo } = await historyOf(again)
  expect({ moments, present, undo }).toEqual({ moments: there.moments, present: there.present, undo: there.undo })
  expect((await again.control('GET', `/history/${heldId}/changes`)).body).toEqual(changes)
  expect((await again.control('POST', '/history/go', { moment: heldId })).status).toBe(200)
  expect(again.worldText()).toBe(held)
  await again.control('POST', '/history/undo')
  covers('D-109')
  expect(again.worldText()).toBe(start)
  expect((await historyOf(again)).redo).toBe(heldId)

  // Killed just after going back, then stopped normally.
  const third = await openMock({ dataDir: await folderAfterKill(again) })
  expect(third.worldText()).toBe(start)
  await third.control('POST', '/history/redo')
  await third.close()
  const fourth = await startMock({ dataDir: third.dataDir })
  expect(fourth.worldText()).toBe(held)
  await fourth.control('POST', '/history/go', { moment: there.present })
  expect(fourth.worldText()).toBe(branch)
  expect((await historyOf(fourth)).moments).toEqual(there.moments)
})

test('D-109 drops the oldest moments above the limit of their files and reports their number', async () => {
  const mock = await startMock({ members: 20, historyBytes: 1 })
  await mock.advance('P1D')
  const { bytes } = await historyOf(mock)
  expect(bytes).toBeGreaterThan(1)
  expect((await historyOf(mock)).moments).toHaveLength(2)
  // Files are dropped with a new world file.
  await mock.control('POST', '/reset', { members: 10 })
  expect(await historyOf(mock)).toMatchObject({ mostBytes: 1, forgotten: 2, undo: null })
  const roomy = await startMock({ members: 20, historyBytes: 50_000_000 })
  await roomy.advance('P1D')
  for (let seed = 1; seed <= 6; seed += 1) await roomy.control('POST', '/reset', { members: 10, seed })
  expect(await historyOf(roomy)).toMatchObject({ forgotten: 0 })
  expect((await historyOf(roomy)).moments).toHaveLength(8)
})

test('D-109 writes no world for going back to a named moment, or to before a jump', async () => {
  const mock = await startMock()
  const { body: named } = await mock.control('POST', '/history/name', { name: '前' })
  const before = mock.worldText()
  const worlds = async () => (await filesOf(mock.dataDir)).filter((name) => name.startsWith('world'))
  const first = await worlds()
  await mock.advance('P7D')
  await mock.control('POST', '/history/go', { moment: named.id })
  expect(mock.worldText()).toBe(before)
  const { body: jump } = await mock.advance('P7D')
  await mock.control('POST', '/history/go', { before: jump.moment })
  covers('D-109')
  expect(mock.worldText()).toBe(before)
  expect(await worlds()).toEqual(first)
})

test('D-109 a named moment is restored as it was named, however often, and no name is lost', async () => {
  const mock = await startMock()
  const name = async (text: string) => (await mock.control('POST', '/history/name', { name: text })).body
  const first = await name('一つめ')
  const named = mock.worldText()
  // Logins are no moment of their own.
  await mock.signIn('woman')
  const second = await name('二つめ')
  const later = mock.worldText()
  expect([first.id, second.id, later === named]).toEqual([1, 2, false])
  for (const [{ id }, text] of [
    [first, named],
    [second, later],
    [first, named],
    [first, named],
  ] as const) {
    expect((await mock.control('POST', '/history/go', { moment: id })).body.present).toBe(id)
    expect(mock.worldText()).toBe(text)
    await mock.signIn('man')
  }
  await mock.control('POST', '/history/redo')
  expect(mock.worldText()).not.toBe(named)
  await mock.control('DELETE', `/history/${first.id}/name`)
  expect((await historyOf(mock)).moments.map((moment) => moment.name)).toEqual([null, '二つめ'])
  expect((await mock.control('DELETE', `/history/${first.id}/name`)).status).toBe(404)
  expect((await mock.control('POST', '/history/go', { before: first.id })).body.code).toBe('first-moment')
  expect((await mock.control('POST', '/history/go', {})).status).toBe(422)
})

test('D-109 a named moment stays whatever the limit, also after a restart', async () => {
  const mock = await startMock({ members: 20, historyBytes: 1 })
  const { body: named } = await mock.control('POST', '/history/name', { name: '前' })
  const text = mock.worldText()
  await mock.advance('P1D')
  await mock.control('POST', '/reset', { members: 10 })
  await mock.control('POST', '/reset', { members: 5 })
  const { moments } = await historyOf(mock)
  expect(moments).toMatchObject([{ id: named.id, name: '前', parent: null }, { kind: 'load' }])
  await mock.close()
  const again = await startMock({ dataDir: mock.dataDir, historyBytes: 1 })
  await again.control('POST', '/history/go', { moment: named.id })
  covers('D-109')
  expect(again.worldText()).toBe(text)
})
