import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

/** All recorded rows, requested like the workbench. */
async function allRows(
  mock: Mock,
): Promise<{ rows: { id: number }[]; oldest: number; newest: number; dropped: number }> {
  const rows: { id: number }[] = []
  for (;;) {
    const { body } = await mock.control('GET', `/exchanges/rows?after=${rows.at(-1)?.id ?? 0}`)
    rows.push(...body.rows)
    if (body.rows.length === 0 || rows.at(-1)?.id === body.newest) return { ...body, rows }
  }
}

const latest = async (mock: Mock) => (await mock.control('GET', '/exchanges')).body.at(-1)

test('API-09 C-5 gives each exchange a verdict: ok, drift with its places, undocumented', async () => {
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
  expect(drift.issues.toSorted((a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: 'response.extra', expected: 'no such field', actual: 'number 1' },
    { path: 'response.payment_conf', expected: '0 | 1', actual: 'string "yes"' },
    { path: 'response.uuid', expected: 'string', actual: 'nothing' },
  ])
  await mock.control('PUT', '/faults', [{ match: { path: '/api/account' }, status: 418 }])
  await woman.get('/api/account')
  expect((await latest(mock)).issues).toEqual([{ path: 'status', expected: '200, 400, 401, 403', actual: '418' }])
})

test('C-7 C-8 counts an unknown field of a request as drift, but not login values', async () => {
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

test('IMP-18 records requests, responses and headers without secrets, in memory and on disk', async () => {
  const mock = await startMock({ members: 0 })
  const email = 'woman@yoimachi.example'
  await mock.post('/api/auth/sign_in', { email, password: 'secret-"quoted" word' })
  const woman = await mock.signIn('woman')
  await mock.get(`/api/account?uid=${email}&access-token=${woman.headers['access-token']}`)
  const form = new FormData()
  form.set('profile1', new Blob(['x'.repeat(100_000)]), 'a.png')
  await woman.form('/api/user/profile_img', form)
  const { body: whole } = await mock.control('GET', '/exchanges')
  const account = whole.at(-1)
  expect(account.requestHeaders).toMatchObject({ uid: email, client: '•••', 'access-token': '•••' })
  expect(account.responseHeaders).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    date: expect.any(String),
    'access-token': '•••',
    authorization: '•••',
  })
  const text = JSON.stringify(whole)
  expect(text).toContain(email)
  expect(text).toContain('<files, ')
  expect(text).not.toContain('quoted')
  expect(text).not.toContain(woman.headers['access-token'])
  expect(text.length).toBeLessThan(30_000)

  const { id } = await latest(mock)
  for (let call = 0; call < 1100; call += 1) await mock.get('/api/account')
  const list = (await mock.control('GET', '/exchanges')).body
  expect(list.at(-1).id).toBe(id + 1100)
  expect(list.length).toBeGreaterThan(970)
  expect(list.length).toBeLessThanOrEqual(1000)
  expect((await mock.control('GET', `/exchanges?after=${id + 1098}`)).body).toHaveLength(2)

  // The first ones are on disk without losses.
  const folder = join(mock.dataDir, 'exchanges')
  const onDisk = async () =>
    (await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))).join('')
  // Writing pauses most of the time, longer on a busy machine.
  await expect
    .poll(async () => (await onDisk().catch(() => '')).split('\n').length, { timeout: 20_000 })
    .toBeGreaterThan(90)
  const { rows, oldest, newest, dropped } = await allRows(mock)
  expect([rows[0]?.id, oldest, newest, dropped]).toEqual([1, 1, id + 1100, 0])
  expect(rows.map((row) => row.id)).toEqual(Array.from({ length: id + 1100 }, (_, at) => at + 1))
  expect(rows.find((row) => row.id === account.id)).toMatchObject({
    title: account.path,
    status: account.status,
  })
  expect(await onDisk()).not.toContain('quoted')
  expect(await onDisk()).not.toContain(woman.headers['access-token'])
  const { changes, ...first } = whole[0]
  expect((await mock.control('GET', `/exchanges/${whole[0].id}`)).body).toMatchObject(first)
  expect(changes).toBe(0)
  const found = await mock.control('GET', `/exchanges/search?text=${encodeURIComponent(email)}`)
  expect(found.body.ids).toEqual(expect.arrayContaining([whole[0].id]))
  expect((await mock.control('GET', '/exchanges/99999')).status).toBe(404)

  await mock.control('DELETE', '/exchanges')
  expect(await allRows(mock)).toEqual({ rows: [], oldest: 0, newest: 0, dropped: 0 })
  await expect(onDisk()).rejects.toThrow('ENOENT')
})

test('IMP-18 reports secrets by place and kind only, in the log and in a capsule', async () => {
  const mock = await startMock({ members: 0 })
  const woman = await mock.signIn('woman')
  const back = encodeURIComponent('https://a.example/?reset_password_token=sentinel1')
  await woman.get(`/api/account?password=sentinel2&current_password[]=sentinel3&back=${back}`)
  const { body } = await woman.get('/api/account')
  await mock.control('PUT', '/faults', [
    {
      match: { path: '/api/account' },
      body: { ...body, token: 'sentinel4', card: { number: 93417424242 }, cvv2: 93417 },
    },
  ])
  await woman.get('/api/account')
  const list = (await mock.control('GET', '/exchanges')).body
  expect(list.at(-3).issues).toEqual([
    { path: 'request.password', expected: 'no such field', actual: 'string •••' },
    { path: 'request.current_password', expected: 'no such field', actual: 'array of 1' },
    {
      path: 'request.back',
      expected: 'no such field',
      actual: 'string "https://a.example/?reset_password_token=•••"',
    },
  ])
  expect(list.at(-1).issues).toEqual(
    expect.arrayContaining([
      { path: 'response.token', expected: 'no such field', actual: 'string •••' },
      { path: 'response.cvv2', expected: 'no such field', actual: 'number •••' },
    ]),
  )
  const capsule = await (await fetch(`${mock.server.url}/__control/capsule`)).text()
  const told = capsule.split('\n').filter((row) => row.startsWith('exchange '))
  expect(told.join('')).toContain('request.password')
  for (const value of ['sentinel1', 'sentinel2', 'sentinel3', '93417'])
    expect(JSON.stringify(list) + told.join('')).not.toContain(value)
})

test('keeps the request of a call that a fault cut off and reports no drift', async () => {
  const mock = await startMock({ members: 0 })
  const woman = await mock.signIn('woman')
  await mock.control('PUT', '/faults', [{ match: { path: '/api/admin_messages' }, drop: true }])
  const asked = woman.post('/api/admin_messages', { admin_message: { content: '届きますか' } })
  await expect(asked).rejects.toThrow('socket hang up')
  expect(await latest(mock)).toMatchObject({
    status: 0,
    fault: true,
    verdict: 'ok',
    request: expect.stringContaining('届きますか'),
    requestHeaders: { 'content-type': 'application/json' },
    responseHeaders: {},
  })
})

test('WS-01 checks frames against the channels', async () => {
  const mock = await startMock()
  const pairing = openPairing(mock, 'woman', 'man')
  const cable = await openCable(mock.server.url, await mock.signIn('woman'))
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: pairing.uuid })
  cable.command({ command: 'subscribe', identifier })
  await cable.next((frame) => frame['type'] === 'confirm_subscription')
  const speak = (data: object) => cable.command({ command: 'message', identifier, data: JSON.stringify(data) })
  speak({ action: 'shout', message: 'x' })
  speak({ action: 'speak', message: ['x'] })
  speak({ action: 'speak', message: 'こんばんは' })
  await cable.next((frame) => 'message' in frame)
  const frames = (await mock.control('GET', '/exchanges')).body.filter(({ kind }: { kind: string }) => kind === 'cable')
  expect(frames.map(({ method, verdict }: { method: string; verdict: string }) => [method, verdict])).toEqual([
    ['out', 'ok'],
    ['in', 'ok'],
    ['out', 'ok'],
    ['in', 'undocumented'],
    ['in', 'drift'],
    ['in', 'ok'],
    ['out', 'ok'],
  ])
  expect(frames[4].issues).toEqual([{ path: 'frame.data.message', expected: 'string', actual: 'array of 1' }])
})

test('API-08 counts calls by status, screens, error texts, channels and time rules as coverage', async () => {
  const mock = await startMock()
  const woman = await mock.signIn('woman')
  await woman.get('/api/account')
  await mock.get('/api/account')
  const open = (path: string) => woman.post('/api/access-page-tracking', { from: 'page_access', path })
  for (const path of ['/partner/123', '/notice/3', '/notice/4']) await open(path)
  await mock.advance('P1D')
  const report = (await mock.control('GET', '/coverage')).body
  const account = report.endpoints.find(({ id }: { id: string }) => id === 'API-09')
  expect(account).toMatchObject({
    statuses: { 200: 1, 401: 1 },
    documented: [200, 400, 401, 403],
    missing: [400, 403],
  })
  expect(report.endpoints.length).toBeGreaterThan(70)
  const seen = (rows: { seen: number }[]) => rows.filter((row) => row.seen > 0)
  expect(report.screens.filter(({ documented }: { documented: boolean }) => documented)).toHaveLength(49)
  expect(seen(report.screens)).toEqual([
    { path: '/notice/:id', documented: true, seen: 2 },
    { path: '/partner/:id', documented: false, seen: 1 },
  ])
  expect(seen(report.errorTexts)).toEqual([
    { text: 'ログインもしくはアカウント登録してください。', documented: true, seen: 1 },
  ])
  // The refusals of the gem, of the gates and of the rules.
  expect(report.errorTexts.length).toBeGreaterThan(20)
  const fired = Object.fromEntries(
    report.timeRules.map(({ kind, fired }: { kind: string; fired: number }) => [kind, fired]),
  )
  expect(fired['daily-reset']).toBe(1)
  expect(Object.keys(fired)).toHaveLength(13)
})

test('other workbenches hear of a cleared list, of counts that were reset and of a closed capsule', async () => {
  const mock = await startMock({ members: 5 })
  const events = await fetch(`${mock.server.url}/__control/events`)
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: string[] = []
  for (const path of ['/exchanges', '/coverage', '/capsule/opened']) {
    await mock.control('DELETE', path)
    heard.push(/event: (\w+)/.exec((await reader?.read())?.value ?? '')?.[1] ?? '')
  }
  expect(heard).toEqual(['exchange', 'exchange', 'world'])
  await reader?.cancel()
})
