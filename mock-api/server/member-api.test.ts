import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { aServer } from '../../tests/support/a-server.ts'
import { testNow } from '../../tests/support/world/a-context.ts'
import { logIn } from '../package/member-calls.ts'

const app = 'https://app.example.jp'
const session = ['access-token', 'client', 'expiry', 'token-type', 'uid']

test('R7 D-05 a response to a call has its length, the virtual time and the headers of data', async () => {
  const { get, server } = await aServer()
  const refused = await get('/api/account')
  const text = await refused.text()
  expect([...refused.headers].filter(([name]) => name !== 'connection' && name !== 'keep-alive')).toEqual([
    ['cache-control', 'no-cache'],
    ['content-length', String(Buffer.byteLength(text))],
    [
      'content-security-policy',
      expect.stringMatching(/^default-src 'none'; frame-ancestors 'self' http:\/\/workbench/),
    ],
    ['content-type', 'application/json; charset=utf-8'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['date', new Date(testNow).toUTCString()],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
  ])
  const login = { ...(await logIn(server.url, 'woman')) }
  const { headers } = await get('/api/account', login)
  const known = { ...login, 'if-none-match': headers.get('etag') ?? '' }
  const unchanged = await fetch(`${server.url}/api/account`, { headers: known })
  expect([unchanged.status, unchanged.headers.get('content-length'), await unchanged.text()]).toEqual([304, null, ''])
  const link = await get('/api/auth/confirmation?confirmation_token=x', { 'sec-fetch-mode': 'navigate' })
  expect([link.status, link.headers.get('content-length')]).toEqual([302, '0'])
})

test('C-12 an app of another origin may use each method, with a login, and read the session', async () => {
  const { send, get } = await aServer({ appOrigins: [app] })
  const added = [
    ...['accept-language', 'authorization', 'x-requested-with', 'sentry-trace', 'baggage', 'traceparent', 'tracestate'],
    ...['x-csrf-token', 'if-none-match', 'cache-control', 'pragma', 'content-type', 'x-datadog-trace-id', ...session],
  ]
  const asked = {
    origin: app,
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': added.join(','),
  }
  const { status, headers: preflight } = await send('OPTIONS', '/api/account', asked)
  const listOf = (headers: Headers, name: string) => headers.get(`access-control-${name}`)?.split(',').toSorted()
  expect([status, listOf(preflight, 'allow-methods')]).toEqual([
    204,
    'DELETE GET HEAD OPTIONS PATCH POST PUT'.split(' '),
  ])
  expect(listOf(preflight, 'allow-headers')).toEqual(added.toSorted())
  const foreign = await send('OPTIONS', '/api/account', { ...asked, origin: 'https://other.example' })
  expect([foreign.status, listOf(foreign.headers, 'allow-headers')]).toEqual([403, undefined])
  const refused = await get('/api/account', { origin: app })
  const { headers } = refused
  expect([
    refused.status,
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]).toEqual([...[401, app, 'true']])
  expect(listOf(headers, 'expose-headers')).toEqual(
    expect.arrayContaining([...session, 'date', 'etag', 'authorization']),
  )
  expect((await get('/api/account', { origin: 'https://other.example' })).status).toBe(403)
})

test('R7 C-12 answers its own names and pages only', async () => {
  const { get, server } = await aServer()
  const statusOf = async (headers: object, name?: string) => {
    const response = await get('/api/account.json', headers, name)
    return [response.status, response.headers.get('access-control-allow-origin')]
  }
  const at = (name: string) => `http://${name}.yoimachi.localhost:${server.port}`
  expect([await statusOf({}), await statusOf({ origin: at('a') }), await statusOf({ origin: at('b') })]).toEqual([
    ...[
      [401, null],
      [401, null],
      [401, at('b')],
    ],
  ])
  expect([await statusOf({}, 'evil.example'), await statusOf({ origin: 'https://evil.example' })]).toEqual([
    ...[
      [403, null],
      [403, null],
    ],
  ])
})

test('R2 answers only when every change is in the journal', async () => {
  const { get, server } = await aServer()
  const events: string[] = []
  let write = () => {}
  const saved = vi.spyOn(server.runtime.store, 'saved')
  saved.mockReturnValueOnce(new Promise((resolve) => (write = resolve)))
  const answered = get('/api/account').then(() => events.push('answered'))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  await get('/api/account')
  events.push('written')
  write()
  await answered
  expect(events).toEqual(['written', 'answered'])
})

test('a slow call is answered late, a cut one not at all, and each is recorded once', async () => {
  const { get, control, server, log } = await aServer()
  const armed = [
    { match: { path: '/api/account' }, latencyMs: 5 },
    { match: { path: '/api/timeline' }, drop: 'after' },
  ]
  await control('PUT', '/faults', armed)
  expect((await get('/api/account')).status).toBe(401)
  const call = request(`${server.url}/api/timeline`, { agent: false })
  call.end()
  const [error] = (await once(call, 'error')) as [Error]
  expect([error.message, log]).toEqual(['socket hang up', []])
  expect(await control('GET', '/exchanges')).toMatchObject([
    { path: '/api/account', status: 401, fault: true },
    { path: '/api/timeline', status: 0, fault: true },
  ])
})

/** Sends a call whose body has these bytes of 20, and disconnects when `when` has resolved. */
async function leave(url: string, path: string, bytes: string, when: () => Promise<unknown>) {
  const headers = { 'content-type': 'application/json', 'content-length': '20' }
  const call = request(url + path, { method: 'POST', agent: false, headers })
  call.on('error', () => {})
  call.write(bytes)
  await when()
  call.destroy()
}

test('a client that leaves while it sends makes no call and no error, and is recorded as cut off', async () => {
  const { control, server, log } = await aServer()
  await leave(server.url, '/api/visit-tracking', '{"from":', () => new Promise((resolve) => setTimeout(resolve, 20)))
  await vi.waitFor(async () =>
    expect(await control('GET', '/exchanges')).toMatchObject([{ path: '/api/visit-tracking', status: 0 }]),
  )
  expect(log).toEqual([])
})

test('a slow call is made although its client leaves meanwhile', async () => {
  const { control, server, log } = await aServer()
  await control('PUT', '/faults', [{ match: { path: '/api/*' }, latencyMs: 60 }])
  const struck = async () => {
    const [fault] = (await control('GET', '/faults')) as unknown as { fired: number }[]
    expect(fault?.fired).toBe(1)
  }
  await leave(server.url, '/api/visit-tracking', '{"from":"ads_visit"}', () => vi.waitFor(struck))
  await vi.waitFor(async () =>
    expect(await control('GET', '/exchanges')).toMatchObject([
      { path: '/api/visit-tracking', status: 200, fault: true },
    ]),
  )
  expect(log).toEqual([])
})

test('says in one line what a call could not do, without anything that the member sent', async () => {
  const { server, send, get, log } = await aServer()
  vi.spyOn(server.runtime.store, 'saved').mockImplementation(() => {
    throw new Error('broken')
  })
  const response = await send('POST', '/api/auth/sign_in?x=1', {}, { email: 'me@x', password: 'mine' })
  expect([response.status, await response.json()]).toEqual([500, { success: false, msg: 'エラーが発生しました。' }])
  expect(log).toEqual([expect.stringMatching(/^Unexpected error in POST \/api\/auth\/sign_in: Error: broken \| at /)])
  expect(log.join()).not.toMatch(/me@x|mine|x=1|\n/)
  vi.restoreAllMocks()
  const none = await get('/api/none')
  expect([none.status, await none.json()]).toEqual([404, { success: false, msg: '見つかりませんでした。' }])
})
