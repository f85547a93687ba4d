import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openCable } from '../../support/cable-client.ts'
import { caller, sessionHeaders, startMock, type Caller, type Mock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'

const password = 'yoimachi123'

/** Two mocks with different worlds: `real` plays the real API, `front` forwards to it. */
async function behindDoor() {
  const real = await startMock({ seed: 5, now: '2026-12-24T20:00:00+09:00' })
  const front = await startMock({ seed: 1, backend: real.server.url })
  return { real, front }
}

/** Logs in through the front with the form, as the app does. */
async function signIn(front: Mock, email: string): Promise<Caller> {
  const reply = await front.post('/api/auth/sign_in', { email, password })
  expect(reply.status).toBe(200)
  return caller(front.server.url, sessionHeaders(reply.headers))
}

const latest = async (mock: Mock, path: string) =>
  (await mock.control('GET', '/exchanges')).body.findLast((row: { path: string }) => row.path === path)

test('the real API answers behind the same front: calls, pictures, uploads and time', async () => {
  const { real, front } = await behindDoor()
  const woman = await signIn(front, 'woman@yoimachi.example')
  const account = await woman.get('/api/account')
  const her = real.world.members.findBy('email', 'woman@yoimachi.example')
  expect(account.body.uuid).toBe(her?.uuid)
  expect(front.world.members.findBy('email', 'woman@yoimachi.example')?.uuid).not.toBe(her?.uuid)
  expect(account.headers.get('date')).toBe('Thu, 24 Dec 2026 11:00:00 GMT')
  expect(account.headers.get('access-token')).toBe(woman.headers['access-token'])
  expect(await latest(front, '/api/account')).toMatchObject({ status: 200, verdict: 'ok', issues: [] })

  const before = real.world.operatorMessages.size
  await woman.post('/api/admin_messages', { admin_message: { content: '本物へ' } })
  expect(real.world.operatorMessages.size).toBe(before + 1)
  const picture = await fetch(`${front.server.url}/images/samples/01.jpg`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await front.get('/config.json')).body).toEqual({ offline: 'off' })
  const refused = await woman.post('/api/admin_messages', {})
  expect([refused.status, refused.body.success]).toEqual([422, false])
})

test('reports drift by its exact path and forwards it unchanged', async () => {
  const { real, front } = await behindDoor()
  const woman = await signIn(front, 'woman@yoimachi.example')
  const list = (await woman.get('/api/recommends')).body
  expect(list.rec.length).toBeGreaterThan(1)
  list.rec[1].status_n = 5
  const text = JSON.stringify(list, null, 3)
  await real.control('PUT', '/faults', [{ match: { path: '/api/recommends' }, body: text }])
  const altered = await fetch(`${front.server.url}/api/recommends`, { headers: woman.headers })
  expect(await altered.text()).toBe(text)
  expect(await latest(front, '/api/recommends')).toMatchObject({
    verdict: 'drift',
    issues: [{ path: 'response.rec[1].status_n', expected: '0 | 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9', actual: 'number 5' }],
  })
})

test('WS-01 sockets are relayed and their frames checked', async () => {
  const { real, front } = await behindDoor()
  const pairing = openPairing(real, 'woman', 'man')
  const woman = await openCable(front.server.url, await signIn(front, 'woman@yoimachi.example'))
  const man = await openCable(real.server.url, await real.signIn('man'))
  const identifier = JSON.stringify({ channel: 'MessageChannel', uuid: pairing.uuid })
  for (const cable of [woman, man]) {
    cable.command({ command: 'subscribe', identifier })
    await cable.next((frame) => frame['type'] === 'confirm_subscription')
  }
  woman.command({
    command: 'message',
    identifier,
    data: JSON.stringify({ message: '本物へ', action: 'speak' }),
  })
  const arrived = await man.next((frame) => 'message' in frame)
  expect(arrived['message']).toMatchObject({ content: '本物へ' })
  expect((await woman.next((frame) => 'message' in frame))['message']).toEqual(arrived['message'])
  const { body } = await front.control('GET', '/exchanges')
  const frames = body.filter(({ kind }: { kind: string }) => kind === 'cable')
  expect(frames.map(({ verdict }: { verdict: string }) => verdict)).toEqual(Array(5).fill('ok'))

  await front.control('PUT', '/backend', { mode: 'mock' })
  await woman.closed()
})

test('answers mock-only calls with 409 until the mock is chosen again', async () => {
  const { real, front } = await behindDoor()
  expect((await front.control('GET', '/backend')).body).toEqual({ mode: 'real', url: `${real.server.url}/` })
  const before = front.worldText()
  for (const [method, path] of [
    ['GET', '/clock'],
    ['POST', '/clock'],
    ['GET', '/personas'],
    ['POST', '/sessions'],
    ['POST', '/reset'],
    ['GET', '/outbox'],
    ['POST', '/operator/act'],
  ] as const)
    expect((await front.control(method, path, method === 'GET' ? undefined : {})).status).toBe(409)
  expect(front.worldText()).toBe(before)
  for (const path of ['/exchanges', '/coverage', '/faults', '/openapi.json'])
    expect((await front.control('GET', path)).status).toBe(200)

  await front.control('PUT', '/backend', { mode: 'mock' })
  const woman = await front.signIn('woman')
  expect((await woman.get('/api/account')).status).toBe(200)
  expect((await front.control('PUT', '/backend', { mode: 'real' })).body.mode).toBe('real')
  for (const url of ['ftp://example.com', 'nowhere', 'https://user:pass@example.com'])
    expect((await front.control('PUT', '/backend', { mode: 'real', url })).status).toBe(422)
})

/** A server that only records requests. */
async function startListener() {
  const seen: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ url: request.url ?? '', headers: request.headers, body })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('logins of the mock, living or ended, never reach the real API by header, query, body or socket', async () => {
  const { seen, url } = await startListener()
  const front = await startMock()
  const living = await front.signIn('woman')
  const ended = await front.signIn('man')
  await ended.delete('/api/auth/sign_out')
  await front.control('PUT', '/backend', { mode: 'real', url })
  for (const { headers } of [living, ended]) {
    const query = new URLSearchParams(headers).toString()
    await caller(front.server.url, { ...headers, cookie: 'a=1' }).get('/api/account')
    await front.get(`/api/account?page=2&${query}`)
    await front.put('/api/auth/password', { password: 'newpassword1', ...headers })
    await caller(front.server.url, headers).put('/api/auth/password', { password: 'newpassword1' })
    await openCable(front.server.url, { ...front, headers }).catch(() => {})
  }
  expect(seen.length).toBeGreaterThanOrEqual(5)
  const sent = JSON.stringify(seen)
  for (const { headers } of [living, ended])
    for (const name of ['access-token', 'client']) expect(sent).not.toContain(headers[name])
  expect(seen.every(({ headers }) => headers.cookie === undefined && headers['uid'] === undefined)).toBe(true)
  expect(seen.map((request) => request.url)).toContain('/api/account?page=2')
})

test('real logins and passwords are on no disk and in no log, and go to no other real API', async () => {
  const { real, front } = await behindDoor()
  const woman = await signIn(front, 'woman@yoimachi.example')
  await woman.get('/api/account')
  const token = woman.headers['access-token'] as string
  const log = JSON.stringify((await front.control('GET', '/exchanges')).body)
  expect(log).toContain('/api/auth/sign_in')
  const texts = [log, front.worldText()]
  for (const entry of await readdir(front.dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) texts.push(await readFile(join(entry.parentPath, entry.name), 'utf8'))
  for (const secret of [token, `"${password}"`]) expect(texts.every((text) => !text.includes(secret))).toBe(true)

  const { seen, url } = await startListener()
  await front.control('PUT', '/backend', { mode: 'real', url })
  await woman.get('/api/account')
  expect(JSON.stringify(seen)).not.toContain(token)
  await front.control('PUT', '/backend', { mode: 'real', url: real.server.url })
  expect((await woman.get('/api/account')).status).toBe(200)
})

test('sends the login of a mailed link through the same front as the link', async () => {
  const { real, front } = await behindDoor()
  const email = 'woman@yoimachi.example'
  await front.post('/api/auth/password', { email, redirect_url: `${real.server.url}/password_reset` })
  const mail = (await real.control('GET', '/outbox')).body.find(({ to }: { to: string }) => to === email)
  const link = new URL(mail.links[0].address)
  const opened = await front.get(link.pathname + link.search)
  expect(opened.status).toBe(302)
  const landing = new URL(opened.headers.get('location') as string).searchParams
  const headers = Object.fromEntries(
    ['uid', 'client', 'access-token'].map((name) => [name, landing.get(name) ?? landing.get('token') ?? '']),
  )
  const body = { password: 'betterword9', password_confirmation: 'betterword9' }
  const changed = await caller(front.server.url, headers).put('/api/auth/password', body)
  expect(changed.status).toBe(200)
})
