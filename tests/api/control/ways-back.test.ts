import { expect, test } from 'vitest'
import { formerLoginHeader } from '../../../src/contract/rules/session-values.ts'
import { startMock, type Mock } from '../../support/mock.ts'

interface Row {
  readonly id: number
  readonly kind: string
  readonly at: string
  readonly to: string | null
}
const rows = async (mock: Mock) =>
  ((await mock.control('GET', '/history')).body as { present: number; moments: Row[] }).moments
const present = async (mock: Mock) => (await mock.control('GET', '/history')).body['present']

test('D-141 ways back that are asked for at once run one after another, each from where the former ended', async () => {
  const mock = await startMock()
  for (let jump = 0; jump < 4; jump += 1) await mock.advance('P1D')
  const start = await present(mock)
  const undo = () => mock.control('POST', '/history/undo')
  const redo = () => mock.control('POST', '/history/redo')
  const done = await Promise.all([undo(), undo(), redo(), undo(), redo(), redo()])
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await present(mock)).toBe(start)
})

test('D-04 D-141 what a page reads begins no moment: likes that it marks as seen, tokens that rotate', async () => {
  const mock = await startMock()
  const [woman, man] = [await mock.signIn('woman-premium'), await mock.signIn('man')]
  const { uuid } = mock.world.members.get((await woman.get('/api/account')).body.id)
  expect((await man.post('/api/send_like', { uuid })).body.success).toBe(true)
  await mock.control('PUT', '/variants', { rotateTokens: 'on' })
  await mock.advance('PT1M')
  const before = await rows(mock)
  const newLikes = async () => (await woman.get('/api/account')).body.like_count_new
  expect(await newLikes()).toBeGreaterThan(0)
  expect((await woman.get('/api/recommends?status=liked')).status).toBe(200)
  expect(await newLikes()).toBe(0)
  const read = await man.get('/api/topics/index')
  expect([read.status, read.headers.get('access-token')]).not.toEqual([200, man.headers['access-token']])
  expect(await rows(mock)).toEqual(before)
})

test('D-141 a login that a way back took away is refused with a mark, and one that ended by itself without', async () => {
  const mock = await startMock()
  await mock.advance('P1D')
  const woman = await mock.signIn('woman')
  const mark = (response: { headers: Headers }) => response.headers.get(formerLoginHeader)
  await mock.control('POST', '/history/undo')
  const former = await woman.get('/api/account')
  expect([former.status, mark(former)]).toEqual([401, '1'])
  await mock.control('POST', '/history/redo')
  expect((await woman.get('/api/account')).status).toBe(200)
  await woman.delete('/api/auth/sign_out')
  const ended = await woman.get('/api/account')
  expect([ended.status, mark(ended)]).toEqual([401, null])
})

test('a jump keeps the instant that it reached while the clock runs on', async () => {
  const mock = await startMock()
  await mock.control('POST', '/clock', { mode: 'running', speed: 3600 })
  await mock.control('POST', '/clock', { to: '2026-11-25T10:00:00+09:00' })
  const read = async () => (await rows(mock)).find(({ kind }) => kind === 'jump')
  expect((await read())?.to).toBe('2026-11-25T10:00:00.000+09:00')
  const { body } = await mock.control('GET', '/timeline')
  expect((body as unknown as Row[]).find(({ kind }) => kind === 'jump')?.at).toBe('2026-11-25T10:00:00.000+09:00')
})

interface StageView {
  readonly phones: Record<string, { email: string | null; page: string; revision: number }>
}
const stageOf = async (mock: Mock) => ((await mock.control('GET', '/stage')).body as unknown as StageView).phones
/** Reports members and pages, as a workbench that has seen the stage. */
async function report(mock: Mock, people: Record<string, readonly [email: string, page: string]>): Promise<void> {
  const known = await stageOf(mock)
  const phones = Object.entries(people).map(([phone, [email, page]]) => [
    phone,
    { email, page, revision: known[phone]?.revision ?? 0 },
  ])
  await mock.control('PUT', '/stage', { phones: Object.fromEntries(phones) })
}
const people = async (mock: Mock) =>
  Object.fromEntries(Object.entries(await stageOf(mock)).map(([phone, { email, page }]) => [phone, [email, page]]))
const [woman, man, premium] = ['woman', 'man', 'woman-premium'].map((name) => `${name}@yoimachi.example`) as [
  string,
  string,
  string,
]

test('D-141 another workbench reads the phones that one reported, also after a restart', async () => {
  const mock = await startMock()
  expect(await people(mock)).toEqual({})
  await report(mock, { a: [woman, '/chat?uuid=x'], b: [man, '/form'] })
  await report(mock, { a: [woman, '/timeline'], b: [man, '/form'] })
  const here = { a: [woman, '/timeline'], b: [man, '/form'] }
  expect(await people(mock)).toEqual(here)
  await mock.close()
  const again = await startMock({ dataDir: mock.dataDir })
  expect(await people(again)).toEqual(here)
})

test('D-141 a storyline puts its people and pages on the phones, and so does each step forth and back', async () => {
  const mock = await startMock()
  await report(mock, { a: [premium, '/home'], c: [man, '/shop'] })
  interface Scene {
    readonly cast: Record<string, string>
    readonly pages: Record<string, string>
  }
  const play = async (call: string, body = {}) => {
    const { cast, pages } = (await mock.control('POST', `/storylines/${call}`, body)).body as unknown as Scene
    return Object.fromEntries(Object.entries(cast).map(([phone, email]) => [phone, [email, pages[phone] ?? '/home']]))
  }
  const first = await play('start', { key: 'renewal-declined' })
  expect(await people(mock)).toEqual({ ...first, c: [man, '/shop'] })
  const second = await play('next')
  expect(await people(mock)).toMatchObject(second)
  expect(await play('back')).toEqual(first)
  expect(await people(mock)).toMatchObject(first)
  await mock.control('POST', '/history/undo')
  expect(await people(mock)).toMatchObject({ a: [premium, '/home'], c: [man, '/shop'] })
})

test('D-141 a way back restores people, faults and pace, and leaves the pages of who stays', async () => {
  const mock = await startMock()
  const faults = [{ match: { path: '/api/account' }, status: 503 }]
  const read = async () => {
    const { mode, speed } = (await mock.control('GET', '/clock')).body as { mode: string; speed: number }
    return { people: await people(mock), faults: (await mock.control('GET', '/faults')).body, pace: [mode, speed] }
  }
  await report(mock, { a: [woman, '/home'], b: [man, '/form'] })
  await mock.advance('P1D')
  await mock.control('PUT', '/faults', faults)
  await mock.control('POST', '/clock', { mode: 'running', speed: 60 })
  await report(mock, { a: [woman, '/chat?uuid=x'], b: [premium, '/home'] })

  await mock.control('POST', '/history/undo')
  expect(await read()).toEqual({
    people: { a: [woman, '/chat?uuid=x'], b: [man, '/form'] },
    faults: [],
    pace: ['frozen', 1],
  })
  await mock.control('POST', '/history/redo')
  expect(await read()).toEqual({
    people: { a: [woman, '/chat?uuid=x'], b: [premium, '/home'] },
    faults: [{ ...faults[0], fired: 0 }],
    pace: ['running', 60],
  })
})

test('D-141 sixty rounds of undo and redo leave people, pages, faults and pace as they are', async () => {
  const mock = await startMock()
  const fault = { match: { path: '/api/account' }, status: 503, times: 2 }
  await mock.control('PUT', '/faults', [fault])
  await report(mock, { a: [woman, '/chat?uuid=x'], b: [man, '/form'] })
  await mock.advance('P1D')
  const before = await stageOf(mock)
  const text = mock.worldText()
  for (let round = 0; round < 60; round += 1) {
    await mock.control('POST', '/history/undo')
    await mock.control('POST', '/history/redo')
  }
  expect(await stageOf(mock)).toEqual(before)
  expect((await mock.control('GET', '/faults')).body).toEqual([{ ...fault, fired: 0 }])
  expect(mock.worldText()).toBe(text)
})

test('D-141 a capsule brings the people, faults and pace of each of its steps', async () => {
  const here = await startMock({ members: 20 })
  await here.advance('P1D')
  await report(here, { a: [woman, '/home'] })
  await here.control('PUT', '/faults', [{ match: { path: '/api/account' }, status: 503 }])
  await here.advance('P1D')
  await here.control('PUT', '/faults', [])
  await report(here, { a: [man, '/shop'] })
  const { body: capsule } = await here.control('POST', '/capsule/file', {})
  const there = await startMock({ members: 3 })
  await there.control('POST', '/capsule', capsule)
  expect([await people(there), (await there.control('GET', '/faults')).body]).toEqual([{ a: [man, '/shop'] }, []])
  await there.control('POST', '/history/undo')
  expect([await people(there), (await there.control('GET', '/faults')).body]).toMatchObject([
    { a: [woman, '/home'] },
    [{ status: 503 }],
  ])
})

test('a new world has nobody on the phones until a workbench reports, and undo brings back who stood there', async () => {
  const mock = await startMock()
  await report(mock, { a: [woman, '/home'] })
  await mock.control('POST', '/reset', {})
  expect(await people(mock)).toEqual({})
  await mock.control('POST', '/history/undo')
  expect(await people(mock)).toEqual({ a: [woman, '/home'] })
})
