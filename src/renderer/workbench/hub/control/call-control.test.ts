// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { writeCapsule, importCapsule } from '../../../../contract/control/capsule.ts'
import { callWithFile, control, fetchControl } from './call-control.ts'
import { ControlProblem } from './control-problem.ts'

freshWorkbench()
const problemOf = async (work: Promise<unknown>) => {
  const problem = await work.catch((error: unknown) => error)
  if (!(problem instanceof ControlProblem)) throw new Error(`No refusal: ${String(problem)}`)
  return problem
}

test('the fields of a call go into its path, and the others into the query or the body', async () => {
  const now = '2026-11-20T12:00:00.000+09:00'
  const calls = stubControl({
    'DELETE /history/7/name': { success: true },
    'GET /operator/members?query=%E3%81%82%20b': [],
    'GET /operator/members': [],
    'GET /clock/fired/2026-11-20?kind=charge': [],
    'PUT /faults': [],
    'POST /history/undo': { now, present: 1 },
  })
  await control.unnameMoment({ id: 7 })
  await control.listMembers({ query: 'あ b' })
  await control.listMembers({ email: undefined })
  await control.listFiredOfDay({ day: '2026-11-20', kind: 'charge' })
  await control.replaceFaults([{ match: { path: '/api/*' }, status: 500 }])
  await control.undoMoment()
  expect(calls.map(({ body }) => body)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    [{ match: { path: '/api/*' }, status: 500 }],
    {},
  ])
})

test('bodies are JSON, and a file is sent as it is', async () => {
  const heads: unknown[] = []
  vi.stubGlobal('fetch', (_address: string, { headers, body }: RequestInit) => {
    heads.push([headers, body])
    return Promise.resolve(new Response('file'))
  })
  const response = await fetchControl(writeCapsule, { screenshots: [] })
  expect(await response.text()).toBe('file')
  const file = new Blob(['line'])
  const problem = await problemOf(callWithFile(importCapsule, file))
  expect(heads).toEqual([
    [{ 'content-type': 'application/json' }, '{"screenshots":[]}'],
    [undefined, file],
  ])
  expect(problem.message).toMatch(/^\/__control\/capsule の応答を読み取れませんでした。.*\n?/)
})

test('a server that does not answer, and refusals with and without words, have a message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await problemOf(control.readBackend())).toMatchObject({
    status: 0,
    message: 'サーバーに接続できません。起動しているかご確認ください。',
    detail: '',
  })
  stubControl({
    'GET /backend': refusal(409, 'real-api', 'Failed: a real API.'),
    'GET /drift': new Response('', { status: 502 }),
  })
  expect(await problemOf(control.readBackend())).toMatchObject({
    status: 409,
    message: '実際の API に接続している間は使えません。「バックエンド」でモックに戻してください。',
    detail: 'Failed: a real API.',
  })
  expect(await problemOf(control.readDrift())).toMatchObject({
    status: 502,
    message: 'エラーが発生しました（502）。',
    detail: '',
  })
})

test('a file that is gone is no server out of reach', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const file = new Blob(['line'])
  expect(await problemOf(callWithFile(importCapsule, file))).toMatchObject({ status: 0 })
  const gone = new DOMException('The file was changed.', 'NotReadableError')
  const part = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(gone) })
  Object.assign(file, { slice: () => part })
  await expect(callWithFile(importCapsule, file)).rejects.toBe(gone)
})
