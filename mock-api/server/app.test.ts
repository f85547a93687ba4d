import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { aServer, pagesOf } from '../../tests/support/a-server.ts'
import { testNow, tokyo } from '../../tests/support/world/a-context.ts'
import { logIn } from '../package/member-calls.ts'
import { Handset } from '../tools/handset/handset.ts'

const workbench = 'workbench.yoimachi.localhost'

test('serves member app and workbench each at its own names, without the files of the other', async () => {
  const { get } = await aServer({
    webRoot: await pagesOf('index.html', 'app.html', 'member.js'),
    workbenchRoot: await pagesOf('index.html', 'workbench.js'),
  })
  const at = async (name: string, path: string) => {
    const response = await get(path, {}, name)
    return response.status === 200 ? await response.text() : response.status
  }
  for (const name of ['a.yoimachi.localhost', '127.0.0.1'])
    expect([await at(name, '/'), await at(name, '/home'), await at(name, '/member.js')]).toEqual([
      ...['index.html', 'app.html', 'member.js'],
    ])
  expect([await at(workbench, '/'), await at(workbench, '/workbench.js')]).toEqual(['index.html', 'workbench.js'])
  expect([await at(workbench, '/member.js'), await at('a.yoimachi.localhost', '/workbench.js')]).toEqual([404, 404])
})

test('says what to build where neither page is built', async () => {
  const { get } = await aServer()
  for (const name of ['a.yoimachi.localhost', workbench]) {
    const response = await get('/', {}, name)
    expect([response.status, await response.text()]).toEqual([503, 'This page is not built. Run: npm run build'])
  }
})

test('R7 adds to pages the headers that protect them, and no header besides', async () => {
  const { get } = await aServer()
  const { headers } = await get('/config.json')
  expect([...headers].filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name))).toEqual([
    ['cache-control', 'no-store'],
    ['content-length', expect.any(String)],
    ['content-security-policy', expect.stringContaining("frame-ancestors 'self' http://workbench.yoimachi.localhost:")],
    ['content-type', 'application/json'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['date', new Date(testNow).toUTCString()],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
  ])
})

test('serves pictures, pages of banks and cards, and the frame around a phone', async () => {
  const { get, server } = await aServer()
  const runDueEffects = vi.spyOn(server.runtime.time, 'runDueEffects')
  const typeOf = async (path: string) => {
    const response = await get(path)
    return [response.status, response.headers.get('content-type')]
  }
  expect(await typeOf('/images/samples/01.jpg')).toEqual([200, 'image/jpeg'])
  expect(await typeOf('/__phone/shell.js')).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(runDueEffects).not.toHaveBeenCalled()
  expect(await typeOf('/mock/card-token.js')).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(runDueEffects).toHaveBeenCalledTimes(1)
})

test('D-54 tells the member app the variants, and nothing of them when the real API answers', async () => {
  const { get, server, control } = await aServer()
  const config = async () => (await get('/config.json')).json()
  expect(await config()).toEqual({ variants: {}, testPlan: 'off', offline: 'off' })
  server.runtime.store.transact((world) => world.settings.update(1, { testPlan: true, variants: { hold: 'off' } }))
  expect(await config()).toEqual({ variants: { hold: 'off' }, testPlan: 'on', offline: 'off' })
  await control('PUT', '/backend', { mode: 'real', url: server.url })
  expect(await config()).toEqual({ offline: 'off' })
})

test('a real API answers calls and pictures with its own time, and each call is recorded once', async () => {
  const { server } = await aServer({ now: tokyo('2026-12-24 20:00') })
  const front = await aServer({ backend: server.url })
  for (const [path, status] of [
    ['/images/samples/01.jpg', 200],
    ['/api/account', 401],
  ] as const) {
    const response = await front.get(path)
    const date = new Date(tokyo('2026-12-24 20:00')).toUTCString()
    expect([path, response.status, response.headers.get('date')]).toEqual([path, status, date])
  }
  expect(await front.control('GET', '/exchanges')).toMatchObject([{ path: '/api/account', status: 401 }])
})

test('describes its calls to programs', async () => {
  const { get } = await aServer()
  expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0', paths: expect.any(Object) })
})

test('IMP-09 pages may show pictures of the real API, and only while it answers', async () => {
  const { get, server, control } = await aServer()
  const pictures = async () =>
    /img-src ([^;]+)/.exec((await get('/config.json')).headers.get('content-security-policy') ?? '')?.[1]
  expect(await pictures()).toBe("'self' data: blob:")
  await control('PUT', '/backend', { mode: 'real', url: 'https://api.example.com/v1' })
  expect(await pictures()).toBe("'self' data: blob: https://api.example.com https:")
  await control('PUT', '/backend', { mode: 'mock' })
  expect([await pictures(), server.runtime.port()]).toEqual(["'self' data: blob:", server.port])
})

test('a change of the backend closes the sockets of the mock, which connect again', async () => {
  const { server, control } = await aServer()
  const query = new URLSearchParams({ ...(await logIn(server.url, 'woman')) })
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/cable?${query}`, 'actioncable-v1-json')
  const frames: unknown[] = []
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(String(data))))
  await vi.waitFor(() => expect(frames).toContainEqual({ type: 'welcome' }))
  const closed = once(socket, 'close')
  await control('PUT', '/backend', { mode: 'real', url: server.url })
  await closed
  expect(frames.at(-1)).toEqual({ type: 'disconnect', reason: 'server_restart', reconnect: true })
})

/** Lets a real phone in at a further loopback address; returns its requests. */
async function aRealPhone({ control, server }: Awaited<ReturnType<typeof aServer>>) {
  const { origin, invitation } = (await control('POST', '/handset', { address: '127.0.0.2' })) as Record<string, string>
  const welcome = await fetch(String(invitation))
  const [cookie = ''] = (welcome.headers.get('set-cookie') ?? '').split(';')
  return {
    ...{ origin: String(origin), invitation: String(invitation), server },
    get: (path: string, headers = {}) => fetch(`${origin}${path}`, { headers: { cookie, ...headers } }),
  }
}

test('R7 a real phone reaches the member app and its API, and nothing of the workbench', async () => {
  const server = await aServer({ webRoot: await pagesOf('app.html', 'member.js'), appOrigins: ['https://app.example'] })
  const phone = await aRealPhone(server)
  const page = await phone.get('/home')
  expect([page.status, await page.text(), page.headers.get('cross-origin-resource-policy')]).toEqual([
    ...[200, 'app.html', 'same-origin'],
  ])
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("form-action 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect((await phone.get('/api/account')).status).toBe(401)
  for (const path of ['/__control/clock', '/__phone/shell.js', '/openapi.json']) {
    const response = await phone.get(path)
    expect([path, response.status === 404 || (await response.text()) === 'app.html']).toEqual([path, true])
  }
  expect(server.server.runtime.isOwnAddress(`${phone.origin}/reset_password`)).toBe(true)
  expect(server.server.runtime.isOwnAddress('http://127.0.0.2:1/')).toBe(false)
})

test('an invitation of a real phone is a secret of 256 bits, and its page runs one script', async () => {
  const phone = await aRealPhone(await aServer())
  const again = await aRealPhone(await aServer())
  const secretOf = ({ invitation }: { invitation: string }) => /[\w-]{43}$/.exec(invitation)?.[0]
  expect(secretOf(phone)).toBeDefined()
  expect(secretOf(again)).not.toBe(secretOf(phone))
  const script = await phone.get('/open/start.js')
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
})

test('no login of a real API passes through a room: a real phone leaves when the real API answers alone', async () => {
  const server = await aServer()
  const { origin } = await aRealPhone(server)
  const isServed = () => server.server.runtime.isOwnAddress(`${origin}/`)
  await server.control('PUT', '/backend', { mode: 'mock' })
  expect(isServed()).toBe(true)
  vi.spyOn(Handset.prototype, 'close').mockRejectedValueOnce(new Error('stuck'))
  await server.control('PUT', '/backend', { mode: 'real', url: server.server.url })
  await vi.waitFor(() => expect(server.log.join()).toMatch(/^Unexpected error in handset: Error: stuck/))
  await server.control('PUT', '/backend', { mode: 'real' })
  await vi.waitFor(() => expect(isServed()).toBe(false))
})

test.each([
  ...[
    '/API/account',
    '/Api/auth/sign_in',
    '/auth/sign_in',
    '/auth',
    '/AUTH/',
    '//auth//sign_in',
    '/api',
    '/api/nothing',
  ],
])('%s is an unknown call and no page', async (path) => {
  const { get, control } = await aServer({ webRoot: await pagesOf('app.html') })
  const response = await get(path, { accept: 'text/html,*/*' })
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    ...[404, 'application/json; charset=utf-8', { success: false, msg: '見つかりませんでした。' }],
  ])
  expect((await get('/authors')).status).toBe(200)
  const [recorded] = (await control('GET', '/exchanges')) as unknown as { status: number; verdict: string }[]
  expect(recorded).toMatchObject({ status: 404, verdict: 'undocumented' })
})

test.each(['//api/account', '/api//account', '/api/account//', '//api//account.json'])(
  'Rails takes %s for /api/account, and faults and the recorder do too',
  async (path) => {
    const { get, control, send } = await aServer()
    expect((await get(path)).status).toBe(401)
    await send('PUT', '/__control/faults', {}, [{ match: { path: '/api/account' }, status: 503 }], '127.0.0.1')
    expect((await get(path)).status).toBe(503)
    const recorded = (await control('GET', '/exchanges')) as unknown as { verdict: string }[]
    // The body of the fault is none of the contract.
    expect(recorded.map(({ verdict }) => verdict)).toEqual(['ok', 'drift'])
  },
)
