import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { aServer, pagesOf } from '../../support/a-server.ts'
import { plainRequest } from '../../support/plain-request.ts'

// Names under which emulators, containers and native shells reach the server, and names that nobody allowed.

const names = ['10.0.2.2', 'host.docker.internal', 'mock']

/** Requests an address at this machine by another name, as a client that resolves the name elsewhere. */
const at = (port: number, host: string, path = '/api/account', headers = {}, method = 'GET') =>
  plainRequest(`http://127.0.0.1:${port}`, path, { method, headers: { ...headers, host } })

test('D-144 a server answers programs, pages and sockets under the names of --host, and under no other', async () => {
  const { server, control } = await aServer({ hosts: names, webRoot: await pagesOf('index.html', 'app.html') })
  const { port } = server
  for (const name of names)
    for (const host of [name, name.toUpperCase(), `${name}:${port}`, `${name}:8080`]) {
      expect([host, (await at(port, host)).status]).toEqual([host, 401])
      expect([host, (await at(port, host, '/home')).text]).toEqual([host, 'app.html'])
      expect([host, (await at(port, host, '/__control/ready')).status]).toEqual([host, 200])
    }
  const own = `http://10.0.2.2:${port}`
  expect((await at(port, `10.0.2.2:${port}`, '/api/account', { origin: own })).status).toBe(401)
  expect((await at(port, `10.0.2.2:${port}`, '/api/account', { origin: 'http://10.0.2.2:1' })).status).toBe(403)
  // A page at that name is no workbench.
  const page = { 'sec-fetch-site': 'same-origin' }
  expect((await at(port, `10.0.2.2:${port}`, '/__control/outbox', page)).status).toBe(403)
  for (const host of ['10.0.3.2', 'mock.evil.example', 'evil.example', `${names[0]}.`])
    expect([host, (await at(port, host)).status]).toEqual([host, 403])
  const login = (await control('POST', '/sessions', { persona: 'woman' })) as Record<string, string>
  const query = new URLSearchParams({ ...login }).toString()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/cable?${query}`, 'actioncable-v1-json', {
    headers: { host: `10.0.2.2:${port}`, origin: `ws://10.0.2.2:${port}` },
  })
  const [welcome] = (await once(socket, 'message')) as [Buffer]
  expect(String(welcome)).toBe('{"type":"welcome"}')
  socket.terminate()
})

test('D-144 no name of --host opens a server that was started without it; localhost is known in full', async () => {
  const { server } = await aServer()
  for (const host of names) expect([host, (await at(server.port, host)).status]).toEqual([host, 403])
  for (const host of ['localhost', 'localhost.', `LOCALHOST.:${server.port}`])
    expect([host, (await at(server.port, host)).status]).toEqual([host, 401])
})

const hostile = ['evil.example', '127.0.0.1.evil.example', 'evil.yoimachi.localhost', 'w2.yoimachi.localhost']
const probes = [
  ['GET', '/__control/outbox'],
  ['GET', '/__control/exchanges'],
  ['GET', '/__control/capsule'],
  ['POST', '/__control/sessions'],
  ['GET', '/api/account'],
  ['POST', '/api/auth/sign_in'],
  ['GET', '/cable'],
  ['GET', '/config.json'],
] as const

test.each(probes)(
  'R7 no port of the server answers %s %s to a name that a page made resolve to it',
  async (method, path) => {
    const { server } = await aServer({ hosts: names })
    const { url } = await server.worlds.add({ members: 0 })
    for (const port of [server.port, Number(new URL(url).port)])
      for (const host of hostile) {
        const response = await at(port, host, path, {}, method)
        expect([port, host, response.status, response.text]).toEqual([port, host, 403, '403 Unknown host'])
      }
  },
)

test('R7 the port of a further world answers loopback and the names of --host, and no page of the stage', async () => {
  const { server } = await aServer({ hosts: names })
  const { url } = await server.worlds.add({ members: 0 })
  const port = Number(new URL(url).port)
  for (const host of ['127.0.0.1', 'localhost', `[::1]:${port}`, ...names])
    expect([host, (await at(port, host)).status]).toEqual([host, 401])
  for (const host of ['a.yoimachi.localhost', 'workbench.yoimachi.localhost'])
    expect([host, (await at(port, host, '/__control/outbox')).status]).toEqual([host, 403])
  expect((await fetch(`http://[::1]:${port}/api/account`)).status).toBe(401)
})

test.each(['capacitor://localhost', 'ionic://localhost', 'tauri://localhost', 'file://', 'null'])(
  'C-12 an app at %s calls the API, opens its socket and asks for a password only when --app-origin names it',
  async (origin) => {
    const shells = [await aServer({ appOrigins: [origin] }), await aServer({ appOrigins: ['ionic://other'] })]
    const [mine, other] = await Promise.all(
      shells.map(async ({ server, send, control }) => {
        const login = (await control('POST', '/sessions', { persona: 'woman' })) as Record<string, string>
        const query = new URLSearchParams({ ...login }).toString()
        const address = `ws://127.0.0.1:${server.port}/cable?${query}`
        const socket = new WebSocket(address, 'actioncable-v1-json', { headers: { origin } })
        const [opened] = await Promise.race([once(socket, 'open').then(() => ['open']), once(socket, 'error')])
        socket.terminate()
        const call = await send('GET', '/api/account', { origin })
        const body = { email: 'woman@yoimachi.example', redirect_url: origin === 'null' ? 'file:///x' : `${origin}/x` }
        const reset = await send('POST', '/api/auth/password', { origin }, body)
        return [call.status, call.headers.get('access-control-allow-origin'), String(opened).slice(0, 4), reset.status]
      }),
    )
    expect(mine).toEqual([401, origin, 'open', origin === 'null' ? 422 : 200])
    expect(other?.slice(0, 3)).toEqual([403, null, 'Erro'])
  },
)

test('D-119 a dead reset link leads back into the app of a native shell', async () => {
  const { get } = await aServer({ appOrigins: ['capacitor://localhost'] })
  const query = new URLSearchParams({ reset_password_token: 'x', redirect_url: 'capacitor://localhost/password_reset' })
  const page = await get(`/api/auth/password/edit?${query.toString()}`, { 'sec-fetch-mode': 'navigate' })
  expect([page.status, await page.text()]).toEqual([
    404,
    expect.stringContaining('href="capacitor://localhost/forget_password"'),
  ])
})

test('D-17 mails hold the port of their server in every address, also in the query and in the mail of a founded town', async () => {
  const { server, send, control } = await aServer()
  const origin = `http://a.yoimachi.localhost:${server.port}`
  const body = { email: 'woman@yoimachi.example', redirect_url: `${origin}/reset_password` }
  await send('POST', '/api/auth/password', { origin }, body)
  const mails = (await control('GET', '/outbox')) as unknown as { text: string; links: { address: string }[] }[]
  expect(mails.length).toBeGreaterThan(1)
  for (const { text: whole, links } of mails)
    for (const { address } of links) {
      expect(whole).toContain(address)
      expect(new URL(address).port).toBe(String(server.port))
    }
  const redirects = mails.flatMap(({ links }) =>
    links.map(({ address }) => new URL(address).searchParams.get('redirect_url')),
  )
  expect(redirects.filter((address) => address !== null)).toEqual([`${origin}/reset_password`])
  // The world of the same requests has the same bytes on another port.
  expect(JSON.stringify([...server.runtime.store.world.mails.all()])).not.toContain(String(server.port))
})
