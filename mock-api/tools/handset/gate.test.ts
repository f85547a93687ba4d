import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { gate } from './gate.ts'
import { Pass } from './pass.ts'

const origin = 'http://192.168.1.5:51234'
const host = '192.168.1.5:51234'

/** A pass with numbered secrets; the first one is the invitation. */
function aPass() {
  let made = 0
  return new Pass(() => `secret-${(made += 1)}`)
}

/** A gate in front of an app that answers with its path. */
function aGate(pass = aPass()) {
  const entered = vi.fn<(phone: { address: string; browser: string }) => void>()
  const handle = gate({
    ...{ origin, pass, entered },
    app: (request) => new Response(`app ${new URL(request.url).pathname}`),
    welcome: (headers) => new Response('welcome', { headers }),
    script: () => new Response('script'),
  })
  const send = async (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') => {
    const incoming = { url, method, headers: { host, ...headers }, socket: { remoteAddress: '192.168.1.9' } }
    const response = await handle(new Request(new URL(url, origin)), { incoming })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { send, entered, pass }
}

const nothing = { status: 404, text: '' }
const cookie = 'yoimachi-handset=secret-2'

/** A gate that has let one phone in. */
async function entered() {
  const opened = aGate()
  await opened.send('/open/secret-1')
  return opened
}

test('lets the first phone with the invitation in and gives it a cookie', async () => {
  const { send, entered: enter } = aGate()
  expect(await send('/open/secret-1?from=code', { 'user-agent': 'x'.repeat(301) })).toMatchObject({ text: 'welcome' })
  expect(enter.mock.calls).toEqual([[{ address: '192.168.1.9', browser: 'x'.repeat(300) }]])
  expect(await send('/home', { cookie })).toMatchObject({ status: 200, text: 'app /home' })
})

test('sets a cookie that no script and no other site can use', async () => {
  const { headers } = await aGate().send('/open/secret-1')
  expect(headers.get('set-cookie')).toBe('yoimachi-handset=secret-2; Path=/; HttpOnly; SameSite=Strict')
})

test.each([
  ['another invitation', '/open/secret-2', {}, 'GET'],
  ['none', '/open/', {}, 'GET'],
  ['another path', '/home/secret-1', {}, 'GET'],
  ['another method', '/open/secret-1', {}, 'POST'],
  ['another host name', '/open/secret-1', { host: 'evil.example:51234' }, 'GET'],
])('answers %s with an empty 404 and keeps the invitation', async (_, url, headers, method) => {
  const { send, entered: enter } = aGate()
  expect(await send(url, headers, method)).toMatchObject(nothing)
  expect(enter).not.toHaveBeenCalled()
  expect(await send('/open/secret-1')).toMatchObject({ status: 200, text: 'welcome' })
})

test('notes a phone that names neither browser nor address', async () => {
  const enter = vi.fn<(phone: { address: string; browser: string }) => void>()
  const handle = gate({
    ...{ origin, pass: aPass(), entered: enter },
    app: () => new Response(),
    welcome: () => new Response(),
    script: () => new Response(),
  })
  const incoming = { url: '/open/secret-1', method: 'GET', headers: { host }, socket: {} }
  await handle(new Request(origin), { incoming })
  expect(enter.mock.calls).toEqual([[{ address: '', browser: '' }]])
})

test('admits one phone once', async () => {
  const { send } = await entered()
  expect(await send('/open/secret-1')).toMatchObject(nothing)
  expect(await send('/home')).toMatchObject(nothing)
})

test('serves the admitted phone the app, the start script and the way home', async () => {
  const { send } = await entered()
  expect(await send('/open/start.js', { cookie })).toMatchObject({ text: 'script' })
  const again = await send('/open/secret-1', { cookie })
  expect([again.status, again.headers.get('location'), again.headers.get('cache-control')]).toEqual([
    ...[303, '/home', 'no-store'],
  ])
  expect(await send('/api/account#x', { cookie }, 'POST')).toMatchObject({ text: 'app /api/account' })
})

test.each([
  '/__control/clock',
  '/__phone/',
  '/__',
  '/__control/clock?x=\n',
  'http://192.168.1.5:51234/__control/clock',
])('serves the admitted phone nothing at %s', async (url) => {
  const { send } = await entered()
  expect(await send(url, { cookie })).toMatchObject(nothing)
})

test.each([
  ['no cookie', {}],
  ['another value', { cookie: 'yoimachi-handset=secret-3' }],
  ['another name', { cookie: 'other=secret-2' }],
  ['a name as long', { cookie: 'yoimachi-hundset=secret-2' }],
  ['a longer name', { cookie: 'x-yoimachi-handset=secret-2' }],
  ['the value alone', { cookie: 'secret-2' }],
  ['another host name', { cookie, host: '127.0.0.1:51234' }],
  ['a page of another site', { cookie, origin: 'https://evil.example' }],
  ['a page of another port', { cookie, origin: 'http://192.168.1.5:8080', 'sec-fetch-site': 'same-origin' }],
  ['an image of another port', { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' }],
  ['a frame', { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a fetched page', { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
])('refuses a request with %s', async (_, headers) => {
  const { send } = await entered()
  expect(await send('/home', headers)).toMatchObject(nothing)
})

test('refuses a form that another site sends as a page', async () => {
  const { send } = await entered()
  const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  expect(await send('/home', { cookie, ...navigation }, 'POST')).toMatchObject(nothing)
  expect(await send('/home', { cookie, ...navigation })).toMatchObject({ text: 'app /home' })
})

test.each([
  ['other cookies beside it', { cookie: `a=1;${cookie} ; b=2` }],
  ['its own origin', { cookie, origin, 'sec-fetch-site': 'cross-site' }],
  ['the same origin', { cookie, 'sec-fetch-site': 'same-origin' }],
  ['an address that was typed', { cookie, 'sec-fetch-site': 'none' }],
])('serves a request with %s', async (_, headers) => {
  const { send } = await entered()
  expect(await send('/home', headers)).toMatchObject({ text: 'app /home' })
})

test('a pass that has ended admits nobody and takes no invitation', () => {
  const pass = aPass()
  expect([pass.isSpent, pass.admits(undefined), pass.admits('yoimachi-handset=undefined')]).toEqual([
    ...[false, false, false],
  ])
  pass.redeem('secret-1')
  expect([pass.isSpent, pass.admits(cookie)]).toEqual([true, true])
  pass.end()
  expect([pass.isSpent, pass.admits(cookie)]).toEqual([true, false])
  const unused = aPass()
  unused.end()
  expect([unused.isSpent, unused.redeem('secret-1')]).toEqual([true, undefined])
})
