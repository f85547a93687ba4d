import { expect, test } from 'vitest'
import { formerLoginHeader } from '../../../src/contract/rules/session-values.ts'
import { startMock, type Mock } from '../../support/mock.ts'

interface Line {
  readonly id: number
  readonly kind: string
  readonly at: string
  readonly to: string | null
}
const lines = async (mock: Mock) =>
  ((await mock.control('GET', '/history')).body as { present: number; moments: Line[] }).moments
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

test('D-141 a login that a way back took away is refused with a mark, and one that ended by itself without', async () => {
  const mock = await startMock()
  await mock.advance('P1D')
  const woman = await mock.signIn('woman')
  const mark = (answer: { headers: Headers }) => answer.headers.get(formerLoginHeader)
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
  const read = async () => (await lines(mock)).find(({ kind }) => kind === 'jump')
  expect((await read())?.to).toBe('2026-11-25T10:00:00.000+09:00')
  const { body } = await mock.control('GET', '/timeline')
  expect((body as unknown as Line[]).find(({ kind }) => kind === 'jump')?.at).toBe('2026-11-25T10:00:00.000+09:00')
})

test('D-141 another workbench reads the phones that one reported, and the people of the story without a report', async () => {
  const mock = await startMock()
  const read = async () => (await mock.control('GET', '/stage')).body
  expect(await read()).toEqual({ phones: {}, by: null })
  const phones = { a: { email: 'woman@yoimachi.example', page: '/chat?uuid=x' } }
  await mock.control('PUT', '/stage', { phones, by: 'one' })
  expect(await read()).toEqual({ phones, by: 'one' })
  await mock.control('POST', '/storylines/start', { key: 'renewal-declined' })
  expect(await read()).toMatchObject({
    phones: { a: { email: expect.stringContaining('@') }, b: { page: expect.stringMatching(/^\//) } },
    by: null,
  })
  await mock.control('POST', '/reset', {})
  expect(await read()).toEqual({ phones: {}, by: null })
})
