import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startMock, type Mock } from '../../support/mock.ts'
import { plainRequest } from '../../support/plain-request.ts'

const login = { email: 'woman@yoimachi.example', password: 'yoimachi123' }
type Headers = Readonly<Record<string, string>>

/** Like the page of a phone; fetch() of Node does not allow a Host header. */
async function fromPhone(mock: Mock, phone: string, method: string, path: string, login: Headers = {}, sent?: object) {
  const host = `${phone}.yoimachi.localhost:${mock.server.port}`
  const { status, headers, text } = await plainRequest(mock.server.url, path, {
    method,
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...login },
    body: sent && JSON.stringify(sent),
  })
  const values = ['access-token', 'client', 'uid'].map((name) => [name, String(headers[name] ?? '')])
  const session: Headers = Object.fromEntries(values)
  return { status, body: text.startsWith('{') ? JSON.parse(text) : text, session }
}

async function sideBySide() {
  const real = await startMock({ seed: 5 })
  const front = await startMock({ seed: 1 })
  await front.control('PUT', '/backend', { mode: 'beside', url: real.server.url })
  return { real, front }
}

/** Logs in with the form, like the app. */
const signIn = async (front: Mock, phone: string) =>
  (await fromPhone(front, phone, 'POST', '/api/auth/sign_in', {}, login)).session

test('beside mode: the real API answers B only; A, programs and the control API use the mock', async () => {
  const { real, front } = await sideBySide()
  const uuid = (mock: Mock) => mock.world.members.findBy('email', login.email)?.uuid
  const a = await fromPhone(front, 'a', 'GET', '/api/account', await signIn(front, 'a'))
  const b = await fromPhone(front, 'b', 'GET', '/api/account', await signIn(front, 'b'))
  expect([a.body.uuid, b.body.uuid]).toEqual([uuid(front), uuid(real)])
  expect(uuid(front)).not.toBe(uuid(real))
  expect((await (await front.signIn('woman')).get('/api/account')).body.uuid).toBe(uuid(front))
  // The mock is controlled as usual, from its own page only.
  expect((await front.control('POST', '/clock', { advance: 'PT1H' })).status).toBe(200)
  expect((await fromPhone(front, 'b', 'GET', '/__control/clock')).status).toBe(403)
  expect((await fromPhone(front, 'b', 'GET', '/config.json')).body).toEqual({ offline: 'off' })
  expect((await fromPhone(front, 'a', 'GET', '/config.json')).body).toHaveProperty('variants')
  const { body } = await front.control('GET', '/drift')
  expect(body.ledger.calls['GET /api/account'].samples).toBe(1)
  // Going back in the mock leaves the login of the real API alone.
  const kept = await signIn(front, 'b')
  await front.control('POST', '/history/undo')
  expect((await fromPhone(front, 'b', 'GET', '/api/account', kept)).status).toBe(200)
})

test('reports differences by place, not by value', async () => {
  const { real, front } = await sideBySide()
  const [a, b] = [await signIn(front, 'a'), await signIn(front, 'b')]
  const compare = async () => (await front.control('GET', '/backend/differences')).body
  const both = async (path: string) => {
    await fromPhone(front, 'a', 'GET', path, a)
    await fromPhone(front, 'b', 'GET', path, b)
  }
  await both('/api/account')
  // Sign-in and account have equal shapes with different values.
  expect(await compare()).toEqual({ compared: 2, calls: [] })
  const account = (await fromPhone(front, 'b', 'GET', '/api/account', b)).body
  const { sex: _sex, ...rest } = account
  const secret = 'sentinel93417'
  await real.control('PUT', '/faults', [
    { match: { path: '/api/account' }, body: { ...rest, uuid: 93417, real_only: secret } },
    { match: { path: '/api/timeline' }, status: 503, body: { msg: secret } },
  ])
  await both('/api/account')
  await both('/api/timeline')
  const found = await compare()
  expect(found).toEqual({
    compared: 3,
    calls: [
      {
        call: 'GET /api/account',
        mock: 200,
        real: 200,
        places: [
          { place: 'response.real_only', kind: 'extra' },
          { place: 'response.sex', kind: 'missing' },
          { place: 'response.uuid', kind: 'type' },
        ],
      },
      { call: 'GET /api/timeline', mock: 200, real: 503, places: [] },
    ],
  })
  expect(JSON.stringify(found)).not.toMatch(/sentinel|93417/)
})

test('a login of the mock never reaches the real API from either phone, by header, query or socket', async () => {
  const seen: string[] = []
  const server = createServer((incoming, response) => {
    seen.push(JSON.stringify([incoming.url, incoming.headers]))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  server.on('upgrade', (incoming, socket) => {
    seen.push(JSON.stringify([incoming.url, incoming.headers]))
    socket.destroy()
  })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const front = await startMock()
  const { headers } = await front.signIn('woman')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await front.control('PUT', '/backend', { mode: 'beside', url })
  for (const phone of ['a', 'b', 'c']) {
    await fromPhone(front, phone, 'GET', '/api/account', headers)
    await fromPhone(front, phone, 'GET', `/api/account?${new URLSearchParams(headers).toString()}`)
    const host = `${phone}.yoimachi.localhost:${front.server.port}`
    const address = `ws://127.0.0.1:${front.server.port}/cable?${new URLSearchParams(headers).toString()}`
    const socket = new WebSocket(address, ['actioncable-v1-json'], {
      headers: { host, origin: `http://${host}` },
    })
    await once(socket, 'open')
    socket.terminate()
  }
  await expect.poll(() => seen.length).toBe(3)
  for (const name of ['access-token', 'client']) expect(seen.join('\n')).not.toContain(headers[name])
})

test('a capsule holds no response of the real API, also after going back', async () => {
  const { real, front } = await sideBySide()
  const b = await signIn(front, 'b')
  await fromPhone(front, 'b', 'GET', '/api/account', b)
  await fromPhone(front, 'a', 'GET', '/api/account', await signIn(front, 'a'))
  const uuid = real.world.members.findBy('email', login.email)?.uuid ?? ''
  for (const mode of ['beside', 'mock']) {
    await front.control('PUT', '/backend', { mode })
    const file = (await front.control('GET', '/capsule')).body
    expect(file).toContain('"path":"/api/account"')
    expect(file).not.toContain(uuid)
  }
  expect(JSON.stringify((await front.control('GET', '/exchanges')).body)).toContain(uuid)
})
