import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { localOrigin, phoneHost } from '../../../src/contract/rules/hosts.ts'
import { addressOn } from '../../../src/renderer/workbench/hub/phones/phone-address.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { plainRequest } from '../../support/plain-request.ts'

/** A second loopback address plays the local network. */
const network = '127.0.0.2'

type Headers = Readonly<Record<string, string>>

const send = (origin: string, path: string, headers: Headers = {}, method = 'GET', body = '') =>
  plainRequest(origin, path, { headers, method, body })

/** Lets a real phone in, as far as its cookie. */
async function letIn(mock: Mock, email = 'woman@yoimachi.example') {
  const { body } = await mock.control('POST', '/handset', { address: network, email, to: '/recommends' })
  const { origin, invitation } = body as { origin: string; invitation: string }
  const welcome = await send(origin, new URL(invitation).pathname, { 'user-agent': 'Mozilla/5.0 (iPhone)' })
  const set = welcome.headers['set-cookie']?.[0] ?? ''
  const start = JSON.parse(/id="start">(.*?)<\/script>/.exec(welcome.text)?.[1] ?? '{}') as {
    login: Headers
    to: string
  }
  return { origin, invitation, welcome, set, cookie: { cookie: set.split(';')[0] ?? '' }, start }
}

/** A built member app of one page, which the server serves to phones. */
async function withPages(): Promise<{ webRoot: string; workbenchRoot: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'yoimachi-pages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['web', 'workbench']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'index.html'), `<p>${name}</p>`)
  }
  return { webRoot: join(folder, 'web'), workbenchRoot: join(folder, 'workbench') }
}

/** Every address that there is, on whatever listener. */
const everyPath = [
  ...endpoints.map(({ method, path }) => [method, path] as const),
  ...controlEndpoints.map(({ method, path }) => [method, path.replace(/:\w+/g, '1')] as const),
  ...[
    '/',
    '/home',
    '/index.html',
    '/config.json',
    '/openapi.json',
    '/cable',
    '/images/default.png',
    '/uploads/x.png',
    '/mock/card-token.js',
    '/mock/three-d-secure/x',
    '/__phone/',
    '/__phone/shell.js',
    '/__control/events',
    '/open/',
    '/open/start.js',
    '/open/guess',
    '//evil.example',
  ].map((path) => ['GET', path] as const),
]

test('admits the first phone with the invitation, logged in, to the member app and its API only', async () => {
  const mock = await startMock({ ...(await withPages()) })
  const { origin, welcome, set, cookie, start } = await letIn(mock)
  expect(welcome.status).toBe(200)
  expect(set).toMatch(/^yoimachi-handset=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(welcome.headers['cache-control']).toBe('no-store')
  expect(start.to).toBe('/recommends')
  expect((await send(origin, '/open/start.js', cookie)).text).toContain('localStorage')
  expect((await mock.control('GET', '/handset')).body).toMatchObject({
    state: 'open',
    invitation: null,
    phone: { browser: 'Mozilla/5.0 (iPhone)' },
  })

  const account = await send(origin, '/api/account', { ...cookie, ...start.login, origin })
  expect([account.status, JSON.parse(account.text).email ?? account.status]).toEqual([200, expect.anything()])
  expect(account.headers['date']).toBe(new Date(mock.server.runtime.clock.now()).toUTCString())
  expect(account.headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(account.headers['access-control-allow-origin']).toBeUndefined()
  expect((await send(origin, '/home', cookie)).text).toBe('<p>web</p>')
  expect((await send(origin, '/config.json', cookie)).status).toBe(200)
  const photo = JSON.parse((await send(origin, '/api/recommends', { ...cookie, ...start.login, origin })).text) as {
    rec: { image?: string }[]
  }
  expect(JSON.stringify(photo)).toContain(`${origin}/uploads/`)
  const url = `${origin.replace('http', 'ws')}/cable?${new URLSearchParams(start.login).toString()}`
  const socket = new WebSocket(url, ['actioncable-v1-json'], { headers: { ...cookie, origin } })
  const [first] = (await once(socket, 'message')) as [Buffer]
  expect(String(first)).toBe('{"type":"welcome"}')
  socket.terminate()

  const before = mock.worldText()
  for (const [method, path] of everyPath.filter(([, path]) => /^\/(__|openapi)/.test(path))) {
    const reply = await send(origin, path, { ...cookie, host: new URL(origin).host }, method, '{}')
    expect([path, reply.status]).toEqual([path, 404])
    expect(reply.text, path).not.toContain('{')
  }
  // Not by the name of the workbench either, and the phone's own name is none at home.
  const there = await send(origin, '/', {
    ...cookie,
    host: `workbench.yoimachi.localhost:${new URL(origin).port}`,
  })
  expect([there.status, there.text]).toEqual([404, ''])
  const home = await send(mock.server.url, '/api/account', { host: new URL(origin).host })
  expect([home.status, home.text]).toEqual([403, '403 Unknown host'])
  const page = await send(mock.server.url, '/api/account', { origin })
  expect(page.status).toBe(403)
  expect(mock.worldText()).toBe(before)
})

test('logs the phone in as the given member: by mail address in any case, persona key or id', async () => {
  const mock = await startMock({ members: 0 })
  const woman = mock.world.members.findBy('email', 'woman@yoimachi.example')
  for (const named of ['woman@yoimachi.example', ' Woman@Yoimachi.example', 'woman', String(woman?.id)]) {
    const { start } = await letIn(mock, named)
    expect([named, start.login]).toEqual([named, expect.objectContaining({ uid: woman?.email, sex: '2' })])
  }
})

test('AUTH-44 sends a link requested by the real phone to its own address for any port in its Host', async () => {
  const mock = await startMock()
  const { origin, cookie } = await letIn(mock)
  const email = 'woman@yoimachi.example'
  const asked = await send(
    origin,
    '/api/auth/password',
    { ...cookie, origin, 'content-type': 'application/json' },
    'POST',
    JSON.stringify({ email, redirect_url: `${origin}/password_reset` }),
  )
  expect(asked.status).toBe(200)
  const { body: mails } = await mock.control('GET', '/outbox')
  const mail = mails.find(({ to }: { to: string }) => to === email)
  const link: string = mail.links[0].address
  // Stored with this machine's own name, because the phone's address is temporary.
  expect(new URL(link).origin).toBe(mock.server.url)
  const server = { port: String(mock.server.port), handset: origin }
  const opened = await send(origin, addressOn(origin, link, server), cookie)
  expect(opened.status).toBe(302)
  expect(opened.headers.location).toMatch(new RegExp(`^${origin}/password_reset\\?`))
  // A phone of the stage opens the same link to itself.
  const a = localOrigin(phoneHost('a'), mock.server.port)
  const there = await fetch(mock.server.url + addressOn(a, link, server), { redirect: 'manual' })
  expect(there.headers.get('location')).toContain(`${a}/password_reset?`)
})

test('lets a stranger in the network read and change nothing at any address', async () => {
  const mock = await startMock({ members: 10, ...(await withPages()) })
  const { body } = await mock.control('POST', '/handset', { address: network })
  const waiting = body as { origin: string; invitation: string }
  const { headers: login } = await mock.signIn('woman')
  const before = mock.worldText()
  let readable = 0
  const strangers = async (origin: string, guess: string) => {
    for (const [method, path] of everyPath) {
      // The worst case: the stranger knows the login of a member.
      const tried = { ...login, cookie: `yoimachi-handset=${guess}`, 'content-type': 'application/json' }
      const reply = await send(origin, path, tried, method, '{}')
      expect([method, path, reply.status, reply.text]).toEqual([method, path, 404, ''])
      expect(
        Object.keys(reply.headers).filter(
          (name) => !/^(date|connection|content-length|transfer-encoding|keep-alive)$/.test(name),
        ),
        path,
      ).toEqual([])
      if (reply.text !== '') readable += 1
    }
    const url = `${origin.replace('http', 'ws')}/cable?${new URLSearchParams(login).toString()}`
    const socket = new WebSocket(url, ['actioncable-v1-json'], { headers: { origin } })
    const [reason] = (await once(socket, 'error')) as [Error]
    expect(reason.message).toMatch(/404/)
  }
  await strangers(waiting.origin, '')
  await strangers(waiting.origin, new URL(waiting.invitation).pathname.slice('/open/'.length))
  expect((await mock.control('GET', '/handset')).body.state).toBe('waiting')
  expect(readable).toBe(0)
  expect(mock.worldText()).toBe(before)
}, 60_000)

test('gives a page of another site or port nothing through the admitted phone', async () => {
  const mock = await startMock({ members: 10, ...(await withPages()) })
  const { origin, cookie, start } = await letIn(mock)
  const before = mock.worldText()
  const { hostname } = new URL(origin)
  // Browsers omit the cookie in most of these; here it is sent as the worst case.
  const hostile: readonly (readonly [string, Headers])[] = [
    ['fetch of another site', { origin: 'https://evil.example' }],
    ['fetch of another port', { origin: `http://${hostname}:8080`, 'sec-fetch-site': 'same-site' }],
    ['form', { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }],
    ['sandboxed frame', { origin: 'null' }],
    ['the name of this machine, rebound', { host: `evil.example:${new URL(origin).port}` }],
    ['our own loopback name', { host: `127.0.0.1:${new URL(origin).port}` }],
    ['image', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['frame', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['event stream', { origin: `http://${hostname}:8080`, accept: 'text/event-stream' }],
  ]
  for (const [name, headers] of hostile)
    for (const [method, path] of everyPath) {
      const reply = await send(origin, path, { ...cookie, ...start.login, ...headers }, method, '{}')
      expect([name, method, path, reply.status, reply.text]).toEqual([name, method, path, 404, ''])
    }
  for (const foreign of ['https://evil.example', 'null', `http://${hostname}:8080`]) {
    const url = `${origin.replace('http', 'ws')}/cable?${new URLSearchParams(start.login).toString()}`
    const socket = new WebSocket(url, ['actioncable-v1-json'], { headers: { ...cookie, origin: foreign } })
    const [reason] = (await once(socket, 'error')) as [Error]
    expect(reason.message).toMatch(/404/)
  }
  // An image request without an origin: another page must not show it.
  expect((await send(origin, '/config.json', cookie)).headers['cross-origin-resource-policy']).toBe('same-origin')
  expect((await send(origin, '/home', cookie)).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(mock.worldText()).toBe(before)
}, 60_000)
