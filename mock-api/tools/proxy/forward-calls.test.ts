import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiRequest } from '../../http/request.ts'
import type { Runtime } from '../../runtime.ts'
import { findEndpoint } from '../contract-check/check-call.ts'
import type { DriftRecord } from '../contract-check/drift-record.ts'
import { Coverage } from '../inspection/coverage.ts'
import type { ExchangeLog } from '../inspection/exchange-log.ts'
import { Backend } from './backend.ts'
import { forwardCall, forwardPictures, type RealApi } from './forward-calls.ts'
import { RealSessions } from './real-sessions.ts'

const realNow = 1_800_000_000_000

interface Sent {
  readonly method: string
  readonly headers?: Record<string, string | string[]>
  readonly body?: string
}

/** A real API that gives one answer, and the proxy before it. */
async function aRealApi(status: number, headers: OutgoingHttpHeaders = {}, body = '') {
  const asked: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    text(request)
      .then((sent) => {
        asked.push({ url: `${request.url}`, method: `${request.method}`, headers: request.headers, body: sent })
        response.writeHead(status, headers).end(body)
      })
      .catch(() => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const backend = new Backend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [addCall, note] = [vi.fn<ExchangeLog['addCall']>(), vi.fn<DriftRecord['note']>()]
  const coverage = new Coverage(new Map())
  const count = vi.spyOn(coverage, 'count')
  const real: RealApi = {
    ...{ backend, sessions: new RealSessions(backend), coverage },
    exchanges: { addCall } as unknown as ExchangeLog,
    drift: { note } as unknown as DriftRecord,
    runtime: { time: { now: () => realNow } } as unknown as Runtime,
  }
  const contextOf = (path: string, { method, headers: given = {}, body: sent }: Sent) =>
    ({
      ...{ method, path: path.split('?')[0], url: `http://b.yoimachi.localhost:3100${path}`, headers: given },
      ...{ began: performance.now() - 5, endpoint: findEndpoint(method, `${path.split('?')[0]}`) },
      ...{ body: sent === undefined ? undefined : Buffer.from(sent), params: undefined, fault: false, recorded: false },
    }) as unknown as ApiRequest
  const send = async (path: string, sent: Sent = { method: 'GET' }) => {
    const call = contextOf(path, sent)
    return { call, response: await forwardCall(call, real) }
  }
  return { real, send, asked, addCall, note, count, server }
}

const login = { 'access-token': 'secret', client: 'one', uid: 'woman@yoimachi.example' }
const json = { 'content-type': 'application/json' }

test('returns the response of the real API unchanged', async () => {
  const { send, asked } = await aRealApi(422, { ...json, 'x-more': '1' }, '{"msg":"x"}')
  const { response, call } = await send('/api/account?x=1', { method: 'POST', headers: json, body: '{"a":1}' })
  expect([response.status, String(response.body)]).toEqual([422, '{"msg":"x"}'])
  expect(response.headers).toMatchObject({ 'content-type': 'application/json', 'x-more': '1' })
  expect(asked).toMatchObject([{ url: '/api/account?x=1', method: 'POST', body: '{"a":1}' }])
  expect([call.recorded, call.fault]).toEqual([true, false])
})

test('leaves out the headers of a connection and of the page, in both directions', async () => {
  const { send, asked } = await aRealApi(200, {
    ...{ 'set-cookie': 'a=1', 'access-control-allow-origin': '*', 'alt-svc': 'x', 'x-content-type-options': 'nosniff' },
    ...{ 'content-security-policy': 'x', 'strict-transport-security': 'x', 'access-token': 'fresh' },
  })
  const headers = { cookie: 'a=1', origin: 'http://x', referer: 'http://x', 'sec-fetch-site': 'none', host: 'b.x' }
  const { response } = await send('/api/home', { method: 'GET', headers: { ...headers, accept: ['a', 'b'] } })
  const sent: IncomingMessage['headers'] = asked[0]?.headers ?? {}
  expect(Object.keys(sent).filter((name) => Object.hasOwn(headers, name) && name !== 'host')).toEqual([])
  expect([sent.accept, sent.host?.startsWith('127.0.0.1:')]).toEqual(['a, b', true])
  expect(Object.keys(response.headers).toSorted()).toEqual(['access-token', 'date'])
})

test('sends no body with GET, and none back with 204 and 304', async () => {
  const { send, asked } = await aRealApi(204)
  const { response } = await send('/api/home', { method: 'GET', body: 'x' })
  expect([response.status, response.body, asked[0]?.body]).toEqual([204, null, ''])
  expect((await (await aRealApi(304)).send('/api/home')).response.body).toBeNull()
  expect((await (await aRealApi(200)).send('/api/home')).response.body).toEqual(Buffer.alloc(0))
})

test('leaves out a login that the real API did not issue, and sends one that it did', async () => {
  const { send, asked } = await aRealApi(200, login)
  const query = '?uid=woman%40yoimachi.example&client=one&access-token=secret&x=1'
  await send(`/api/home${query}`, { method: 'GET', headers: { ...login, authorization: 'Bearer x', accept: 'a' } })
  expect(asked[0]?.url).toBe('/api/home?x=1')
  expect(
    Object.keys(asked[0]?.headers ?? {}).filter((name) =>
      ['access-token', 'client', 'uid', 'authorization'].includes(name),
    ),
  ).toEqual([])
  expect(asked[0]?.headers.accept).toBe('a')
  await send('/api/home', { method: 'GET', headers: login })
  expect(asked[1]?.headers).toMatchObject(login)
  await send(`/api/home${query}`)
  expect(asked[2]?.url).toBe(`/api/home${query}`)
})

test('refuses a foreign login in a body without asking the real API', async () => {
  const { send, asked, addCall } = await aRealApi(200, login)
  const sent = { method: 'POST', headers: json, body: '{"access-token":"secret"}' }
  const { response, call } = await send('/api/home', sent)
  expect([response.status, response.body]).toEqual([401, '{"errors":["ログインもしくはアカウント登録してください。"]}'])
  expect([asked.length, addCall.mock.calls.length, call.fault, call.recorded]).toEqual([0, 0, false, false])
  await send('/api/home')
  expect((await send('/api/home', { ...sent, headers: { ...json, ...login } })).response.status).toBe(200)
})

test('remembers the login in the address that a mailed link leads to, and follows no redirect', async () => {
  const { send, asked } = await aRealApi(302, { location: 'http://b.yoimachi.localhost:3100/?uid=x&client=two' })
  const { response } = await send('/api/auth/confirmation')
  expect([response.status, response.headers['location']]).toEqual([
    302,
    'http://b.yoimachi.localhost:3100/?uid=x&client=two',
  ])
  await send('/api/home', { method: 'GET', headers: { uid: 'x', client: 'two' } })
  expect(asked[1]?.headers).toMatchObject({ uid: 'x', client: 'two' })
  const relative = await aRealApi(302, { location: '/login?uid=x&client=three' })
  expect((await relative.send('/api/auth/confirmation')).response.status).toBe(302)
  await relative.send('/api/home', { method: 'GET', headers: { uid: 'x', client: 'three' } })
  expect(relative.asked[1]?.headers).toMatchObject({ uid: 'x', client: 'three' })
  const odd = await aRealApi(302, { location: 'http://[' })
  expect((await odd.send('/api/auth/confirmation')).response.status).toBe(302)
})

test('sends no login to another real API that is chosen while the first one answers', async () => {
  const [first, second] = [await aRealApi(200, login), await aRealApi(200)]
  const answered = first.send('/api/home')
  first.real.backend.use('real', second.real.backend.url ?? '')
  await answered
  await first.send('/api/home', { method: 'GET', headers: login })
  expect(second.asked).toMatchObject([{ url: '/api/home' }])
  expect(second.asked[0]?.headers).not.toHaveProperty('access-token')
})

test('says that the real API cannot be reached, as a fault', async () => {
  const { send, server, addCall } = await aRealApi(200)
  await new Promise((resolve) => server.close(resolve))
  const { response, call } = await send('/api/home')
  expect([response.status, response.body]).toEqual([
    502,
    '{"success":false,"msg":"APIサーバーに接続できませんでした。"}',
  ])
  expect([call.fault, call.recorded, addCall.mock.calls.length]).toEqual([true, false, 0])
})

test('records an exchange without secrets, with its verdict', async () => {
  const began = performance.now()
  const date = 'Fri, 20 Nov 2026 03:00:00 GMT'
  const { send, addCall, note, count } = await aRealApi(
    ...([401, { ...json, date, 'access-token': 'fresh' }, '{"password":"x"}'] as const),
  )
  const body = '{"email":"x","password":"yoimachi123"}'
  await send('/api/auth/sign_in?token=x', { method: 'POST', headers: { ...json, client: 'one' }, body })
  expect(addCall.mock.calls).toEqual([
    [
      {
        ...{ at: Date.parse(date), method: 'POST', status: 401, isReal: true, verdict: expect.anything() },
        url: 'http://b.yoimachi.localhost:3100/api/auth/sign_in?token=•••',
        durationMs: expect.any(Number),
        headers: {
          request: { ...json, client: '•••' },
          response: expect.objectContaining({ ...json, 'access-token': '•••' }),
        },
        request: '{"token":"x","email":"x","password":"•••"}',
        response: '{"password":"•••"}',
      },
    ],
  ])
  const durationMs = addCall.mock.calls[0]?.[0].durationMs ?? 0
  expect([
    durationMs > 5,
    durationMs < performance.now() - began + 6,
    Math.abs(durationMs * 10 - Math.round(durationMs * 10)) < 1e-6,
  ]).toEqual([...[true, true, true]])
  expect(note.mock.calls).toMatchObject([[{ method: 'POST', path: '/api/auth/sign_in', status: 401 }]])
  expect(note.mock.calls[0]?.[0].issues).toBe(addCall.mock.calls[0]?.[0].verdict?.issues)
  expect(count.mock.calls).toMatchObject([[{ fault: false, params: { email: 'x' } }, 401, '{"password":"x"}']])
})

test.each([
  ['text/plain', 'words'],
  ['image/png', ''],
  ['', ''],
])('keeps of a response of type "%s" the text "%s"', async (type, response) => {
  const { send, addCall } = await aRealApi(200, type === '' ? {} : { 'content-type': type }, 'words')
  await send('/api/home')
  expect(addCall.mock.calls[0]?.[0].response).toBe(response)
})

test('gives an exchange without a usable date the present of the mock', async () => {
  const { send, addCall } = await aRealApi(200, { date: 'today' })
  await send('/api/home')
  expect(addCall.mock.calls[0]?.[0].at).toBe(realNow)
})

test('forwards pictures for the phones of the real API', async () => {
  const { real, asked, server } = await aRealApi(200, { 'content-type': 'image/png' }, 'picture')
  const app = new Hono()
  app.get('/uploads/*', forwardPictures(real), (c) => c.text('of the mock'))
  const get = (host: string) => {
    const headers = { host, accept: 'image/*' }
    return app.request(`http://${host}/uploads/1.png?x=1`, { headers }, { incoming: { headers } })
  }
  real.backend.use('beside')
  expect(await (await get('a.yoimachi.localhost')).text()).toBe('of the mock')
  const picture = await get('b.yoimachi.localhost')
  expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/png', 'picture'])
  expect(asked).toMatchObject([{ url: '/uploads/1.png?x=1', method: 'GET', headers: { accept: 'image/*' } }])
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
  expect((await get('b.yoimachi.localhost')).status).toBe(502)
})
