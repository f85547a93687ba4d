import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { connect, createServer, Server, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { upgradeWebSocket } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { listen } from './listen.ts'
import type { Fetch } from './request.ts'

async function served(fetch: Fetch, hostFor?: (host: string | undefined) => string | undefined) {
  const server = await listen(fetch, { port: 0, ...(hostFor && { hostFor }) })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: portOf(server) }
}

const portOf = (server: HttpServer) => (server.address() as AddressInfo).port

/** Sends lines as they are and returns the whole response. */
async function raw(port: number, ...lines: string[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  return await text(socket)
}

const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]

/** A server whose sockets answer with the size of each message. */
function aSocketApp(): Fetch {
  const app = new Hono()
  app.get(
    '/cable',
    upgradeWebSocket(() => ({ onMessage: (event, ws) => ws.send(String((event.data as string).length)) })),
  )
  return (request, env) => app.fetch(request, env)
}

test('serves an app on a free port and keeps idle connections for a minute', async () => {
  const { server, port } = await served((request) => new Response(new URL(request.url).pathname))
  expect(await (await fetch(`http://127.0.0.1:${port}/x`)).text()).toBe('/x')
  expect(server.keepAliveTimeout).toBe(60_000)
})

test('D-144 listens at both loopback addresses, for requests and sockets, and frees both', async () => {
  const { server, port } = await served(aSocketApp())
  expect((await fetch(`http://[::1]:${port}/none`)).status).toBe(404)
  const socket = new WebSocket(`ws://[::1]:${port}/cable`, 'actioncable-v1-json')
  await once(socket, 'open')
  const ended = once(socket, 'close')
  server.closeAllConnections()
  socket.terminate()
  server.close()
  await once(server, 'close')
  await ended
  const again = await listen(() => new Response(), { port })
  again.close()
})

test.each(['127.0.0.1', '::1'])(
  'D-144 rejects when another program has the port at %s, and frees the other',
  async (held) => {
    const holder = createServer().listen(0, held)
    await once(holder, 'listening')
    onTestFinished(() => void holder.close())
    const { port } = holder.address() as AddressInfo
    await expect(listen(() => new Response(), { port })).rejects.toMatchObject({ code: 'EADDRINUSE', address: held })
    const other = createServer().listen(port, held === '::1' ? '127.0.0.1' : '::1')
    await once(other, 'listening')
    other.close()
  },
)

/** Lets the second loopback address fail with an error of the system, the first times or always. */
function failSecondAddress(code: string, times = Infinity) {
  const bind = Reflect.get(Server.prototype, 'listen') as (...args: unknown[]) => Server
  const seen = { count: 0 }
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args: unknown[]) {
    if (args[1] !== '::1' || (seen.count += 1) > times) return bind.apply(this, args)
    queueMicrotask(() => this.emit('error', Object.assign(new Error(code), { code })))
    return this
  })
  return seen
}

test('D-144 looks for another free port when that one is taken at the second address', async () => {
  const seen = failSecondAddress('EADDRINUSE', 2)
  const { port } = await served(() => new Response('here'))
  expect([seen.count, await (await fetch(`http://[::1]:${port}`)).text()]).toEqual([3, 'here'])
})

test.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])('D-144 does without IPv6 on a system that says %s', async (code) => {
  failSecondAddress(code)
  const { port } = await served(() => new Response('here'))
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
})

test('rejects with the error of the system', async () => {
  const { port } = await served(() => new Response())
  await expect(listen(() => new Response(), { hostname: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('sets the host of every request when it has one of its own', async () => {
  const seen = (request: Request, env: object) => {
    const { incoming } = env as { incoming: { headers: Record<string, string>; rawHeaders: string[] } }
    const { host } = new URL(request.url)
    return Response.json([host, incoming.headers['host'], incoming.rawHeaders])
  }
  const own = await served(seen, () => '192.168.1.5:9')
  const response = await raw(own.port, 'GET / HTTP/1.1', 'X-Host: kept', 'HOST: evil.example', 'Connection: close')
  expect(response).toContain(
    JSON.stringify([
      '192.168.1.5:9',
      '192.168.1.5:9',
      ['X-Host', 'kept', 'HOST', '192.168.1.5:9', 'Connection', 'close'],
    ]),
  )
  const plain = await served(seen, () => undefined)
  expect(await raw(plain.port, 'GET / HTTP/1.1', 'Host: a.example', 'Connection: close')).toContain(
    '["a.example","a.example"',
  )
})

test('sets the host of an upgrade as well', async () => {
  const { port } = await served(
    (request) => new Response(new URL(request.url).host, { status: 404 }),
    () => 'own:9',
  )
  expect(await raw(port, 'GET /cable HTTP/1.1', 'Host: evil.example', ...upgrade)).toMatch(/own:9$/)
})

test.each([
  ['actioncable-v1-json, actioncable-unsupported', 'actioncable-v1-json'],
  ['other, actioncable-unsupported', 'actioncable-unsupported'],
  ['other', undefined],
])('chooses of the protocols %s the first known one: %s', async (offered, chosen) => {
  const { port } = await served(aSocketApp())
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  const protocols = `Sec-WebSocket-Protocol: ${offered}`
  socket.write(['GET /cable HTTP/1.1', 'Host: a', ...upgrade, protocols, '', ''].join('\r\n'))
  const [head] = (await once(socket, 'data')) as [Buffer]
  expect(head.toString()).toMatch(/^HTTP\/1\.1 101 /)
  expect(/^sec-websocket-protocol: (.*)$/im.exec(head.toString())?.[1]?.trim()).toBe(chosen)
})

test('writes the whole response to a refused upgrade and closes', async () => {
  const refusal = () => new Response('Page not found', { status: 404, headers: { 'x-more': '1' } })
  const { port } = await served(refusal)
  const response = await raw(port, 'GET /cable HTTP/1.1', 'Host: a', ...upgrade)
  expect(response.split('\r\n').toSorted()).toEqual(
    [
      ...['HTTP/1.1 404 Not Found', 'content-length: 14', 'connection: close', 'x-more: 1'],
      ...['content-type: text/plain;charset=UTF-8', '', 'Page not found'],
    ].toSorted(),
  )
  expect(response.endsWith('\r\n\r\nPage not found')).toBe(true)
})

test('writes a refusal with an unknown status without a reason', async () => {
  const { port } = await served(() => new Response('x', { status: 499 }))
  expect(await raw(port, 'GET /cable HTTP/1.1', 'Host: a', ...upgrade)).toMatch(/^HTTP\/1\.1 499 \r\n/)
})

test.each<readonly [string, readonly string[]]>([
  [
    'the h2c of a client that knows HTTP/2',
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: x'],
  ],
  ['a socket at another path', upgrade],
])('answers a request with %s like any other', async (_, headers) => {
  const { port } = await served(async (request) => new Response(`${request.method} ${await request.text()}`))
  const rest = ['Host: a', ...headers]
  expect(await raw(port, 'GET /x HTTP/1.1', ...rest)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*GET $/)
  const posted = await raw(port, 'POST /x HTTP/1.1', 'Content-Length: 4', 'Connection: close', ...rest, '', 'body')
  expect(posted).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*POST body$/)
})

test.each(['/cable/', '//cable', 'http://a/cable'])('opens a socket at %s too', async (path) => {
  const app = new Hono({ getPath: () => '/cable' })
  app.get(
    '/cable',
    upgradeWebSocket(() => ({})),
  )
  const { port } = await served((request, env) => app.fetch(request, env))
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.write([`GET ${path} HTTP/1.1`, 'Host: a', ...upgrade, '', ''].join('\r\n'))
  const [head] = (await once(socket, 'data')) as [Buffer]
  expect(head.toString()).toMatch(/^HTTP\/1\.1 101 /)
})

test('writes an ordinary refusal once', async () => {
  const { port } = await served(() => new Response('gone', { status: 404 }))
  const response = await raw(port, 'GET / HTTP/1.1', 'Host: a', 'Connection: close')
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('survives a client that goes before its upgrade is answered', async () => {
  let release = () => {}
  const left = new Promise<void>((resolve) => (release = resolve))
  let answered = () => {}
  const done = new Promise<void>((resolve) => (answered = resolve))
  const { port } = await served(async (request) => {
    if (!request.url.endsWith('/cable')) return new Response('here')
    await left
    setTimeout(answered, 20)
    return new Response('late', { status: 404 })
  })
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(['GET /cable HTTP/1.1', 'Host: a', ...upgrade, '', ''].join('\r\n'))
  await once(socket, 'connect')
  socket.resetAndDestroy()
  await new Promise((resolve) => setTimeout(resolve, 20))
  release()
  await done
  expect(await (await fetch(`http://127.0.0.1:${port}/x`)).text()).toBe('here')
})

test('takes a long message of a socket', async () => {
  const { port } = await served(aSocketApp())
  const socket = new WebSocket(`ws://127.0.0.1:${port}/cable`, 'actioncable-v1-json')
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  socket.send('x'.repeat(300_000))
  const [response] = (await once(socket, 'message')) as [Buffer]
  expect(response.toString()).toBe('300000')
})
