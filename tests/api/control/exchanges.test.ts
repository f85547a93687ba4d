import { expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

const latest = async (mock: Mock) => (await mock.control('GET', '/exchanges')).body.at(-1)

test('API-09 C-5 each exchange carries the verdict of the contract: ok, drift with its places, undocumented', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  await woman.get('/api/account')
  expect(await latest(mock)).toMatchObject({
    kind: 'http',
    method: 'GET',
    path: '/api/account',
    status: 200,
    verdict: 'ok',
    issues: [],
    fault: false,
    phone: null,
  })
  await mock.get('/api/account')
  expect(await latest(mock)).toMatchObject({ status: 401, verdict: 'ok' })
  await woman.get('/api/nowhere')
  expect(await latest(mock)).toMatchObject({ status: 404, verdict: 'undocumented' })

  const body = { ...(await woman.get('/api/account')).body, payment_conf: 'yes', extra: 1 }
  delete body.uuid
  await mock.control('PUT', '/faults', [{ match: { path: '/api/account' }, body }])
  await woman.get('/api/account')
  const drift = await latest(mock)
  expect(drift).toMatchObject({ verdict: 'drift', fault: true })
  expect(
    drift.issues.toSorted((a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)),
  ).toEqual([
    { path: 'response.extra', expected: 'no such field', actual: 'number 1' },
    { path: 'response.payment_conf', expected: '0 | 1', actual: 'string "yes"' },
    { path: 'response.uuid', expected: 'string', actual: 'nothing' },
  ])
  await mock.control('PUT', '/faults', [{ match: { path: '/api/account' }, status: 418 }])
  await woman.get('/api/account')
  expect((await latest(mock)).issues).toEqual([
    { path: 'status', expected: '200, 400, 401, 403', actual: '418' },
  ])
})

test('C-7 C-8 a field that the contract does not know is drift of the request, a login beside it is not', async () => {
  const mock = await startMock({ members: 0 })
  const woman = await mock.signIn('woman')
  await woman.get(`/api/account?uid=${woman.headers['uid']}&client=${woman.headers['client']}`)
  expect(await latest(mock)).toMatchObject({ verdict: 'ok' })
  await woman.get('/api/account?debug=1')
  expect((await latest(mock)).issues).toEqual([
    { path: 'request.debug', expected: 'no such field', actual: 'string "1"' },
  ])
  await woman.post('/api/admin_messages', { admin_message: { content: 'こんばんは', mood: 3 }, tags: ['a'] })
  expect((await latest(mock)).issues.map(({ path }: { path: string }) => path)).toEqual([
    'request.admin_message.mood',
    'request.tags',
  ])
})

test('the log holds requests and answers, but no secrets, and forgets the oldest', async () => {
  const mock = await startMock({ members: 0 })
  const email = 'woman@yoimachi.example'
  await mock.post('/api/auth/sign_in', { email, password: 'secret-"quoted" word' })
  const woman = await mock.signIn('woman')
  await mock.get(`/api/account?uid=${email}&access-token=${woman.headers['access-token']}`)
  const form = new FormData()
  form.set('profile1', new Blob(['x'.repeat(100_000)]), 'a.png')
  await woman.form('/api/user/profile_img', form)
  const text = JSON.stringify((await mock.control('GET', '/exchanges')).body)
  expect(text).toContain(email)
  expect(text).toContain('ファイル')
  expect(text).not.toContain('quoted')
  expect(text).not.toContain(woman.headers['access-token'])
  expect(text.length).toBeLessThan(20_000)

  const { id } = await latest(mock)
  for (let call = 0; call < 1100; call += 1) await mock.get('/api/account')
  const list = (await mock.control('GET', '/exchanges')).body
  // The oldest go a hundred at a time.
  expect(list.at(-1).id).toBe(id + 1100)
  expect(list.length).toBeGreaterThan(900)
  expect(list.length).toBeLessThanOrEqual(1000)
  expect((await mock.control('GET', `/exchanges?after=${id + 1098}`)).body).toHaveLength(2)
})

test('WS-01 frames are checked against the channels', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  const cable = await openCable(mock.server.url, await mock.signIn('woman'))
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: pairing.uuid })
  cable.command({ command: 'subscribe', identifier })
  await cable.next((frame) => frame['type'] === 'confirm_subscription')
  const speak = (data: object) =>
    cable.command({ command: 'message', identifier, data: JSON.stringify(data) })
  speak({ action: 'shout', message: 'x' })
  speak({ action: 'speak', message: ['x'] })
  speak({ action: 'speak', message: 'こんばんは' })
  await cable.next((frame) => 'message' in frame)
  const frames = (await mock.control('GET', '/exchanges')).body.filter(
    ({ kind }: { kind: string }) => kind === 'cable',
  )
  expect(frames.map(({ method, verdict }: { method: string; verdict: string }) => [method, verdict])).toEqual(
    [
      ['out', 'ok'],
      ['in', 'ok'],
      ['out', 'ok'],
      ['in', 'undocumented'],
      ['in', 'drift'],
      ['in', 'ok'],
      ['out', 'ok'],
    ],
  )
  expect(frames[4].issues).toEqual([{ path: 'frame.data.message', expected: 'string', actual: 'array of 1' }])
})

test('API-08 coverage counts calls by status, screens, error texts, channels and time rules', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  await woman.get('/api/account')
  await mock.get('/api/account')
  await woman.post('/api/access-page-tracking', { from: 'page_access', path: '/partner/123' })
  await mock.advance('P1D')
  const report = (await mock.control('GET', '/coverage')).body
  const account = report.endpoints.find(({ id }: { id: string }) => id === 'API-09')
  expect(account).toMatchObject({ statuses: { 200: 1, 401: 1 }, missing: [400, 403] })
  expect(report.endpoints.length).toBeGreaterThan(70)
  expect(report.screens).toEqual({ '/partner/:id': 1 })
  expect(report.errorTexts).toEqual({ 'ログインもしくはアカウント登録してください。': 1 })
  const fired = Object.fromEntries(
    report.timeRules.map(({ kind, fired }: { kind: string; fired: number }) => [kind, fired]),
  )
  expect(fired['daily-reset']).toBe(1)
  expect(Object.keys(fired)).toHaveLength(12)
})
