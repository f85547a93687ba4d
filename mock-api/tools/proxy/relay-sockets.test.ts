import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { anInterceptor, aPage } from '../../../tests/support/a-cable-interceptor.ts'
import { Backend } from './backend.ts'

const host = 'b.yoimachi.localhost:3100'

/** A real endpoint with what it received, and the relay of a page to it. */
async function aRelay(base = '') {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: ([first]) => first ?? false })
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const received: string[] = []
  let peer: WebSocket | undefined
  let asked: IncomingMessage | undefined
  server.on('connection', (socket, request) => {
    ;[peer, asked] = [socket, request]
    socket.on('message', (data: Buffer) => void received.push(data.toString()))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const made = anInterceptor(new Backend(url + base))
  const page = aPage()
  const connect = (query = '', protocols?: string) => {
    const request = {
      url: `http://${host}/cable${query}`,
      header: headerOf({ host, 'sec-websocket-protocol': protocols }),
    }
    const events = made.interceptor.relay({ req: request } as unknown as Context)
    if (!events) throw new Error('The mock serves this socket.')
    return {
      open: () => events.onOpen?.(new Event('open'), page.context),
      say: (data: string | ArrayBuffer) => events.onMessage?.(new MessageEvent('message', { data }), page.context),
      close: () => events.onClose?.({} as CloseEvent, page.context),
    }
  }
  const reach = () => expect.poll(() => peer).toBeDefined()
  return { ...made, url, page, connect, reach, received, peer: () => peer as WebSocket, asked: () => asked }
}

const headerOf = (headers: Record<string, string | undefined>) => (name: string) => headers[name]

test('relays no socket while the mock serves its host', () => {
  const { interceptor } = anInterceptor()
  const request = { url: `http://${host}/cable`, header: headerOf({ host }) }
  expect(interceptor.relay({ req: request } as unknown as Context)).toBeUndefined()
})

test('connects a page with the real API, in both directions and in order', async () => {
  const { connect, reach, received, peer, asked, page, noted, url } = await aRelay('/base')
  const socket = connect('?x=1', 'actioncable-v1-json , actioncable-unsupported')
  socket.open()
  socket.say('early')
  socket.say('too')
  await reach()
  await expect.poll(() => received).toEqual(['early', 'too'])
  socket.say('later')
  socket.say(new ArrayBuffer(2))
  await expect.poll(() => received).toEqual(['early', 'too', 'later'])
  peer().send('hello')
  peer().send(Buffer.from('binary'), { binary: true })
  peer().send('bye')
  await expect.poll(() => page.sent).toEqual(['hello', 'bye'])
  expect([asked()?.url, asked()?.headers.origin, peer().protocol]).toEqual([
    '/base/cable?x=1',
    url,
    'actioncable-v1-json',
  ])
  expect(asked()?.headers['sec-websocket-protocol']).toBe('actioncable-v1-json,actioncable-unsupported')
  expect(noted.map(([direction, frame]) => `${direction} ${frame}`)).toEqual([
    ...['in early', 'in too', 'in later', 'out hello', 'out bye'],
  ])
})

test('keeps a hundred frames for a real API that is not open yet, and records no other', async () => {
  const { connect, received, noted } = await aRelay()
  const socket = connect()
  socket.say('before it was opened')
  socket.open()
  for (let count = 1; count <= 100; count += 1) socket.say(String(count))
  await expect.poll(() => received.length).toBe(100)
  expect([received[0], received.at(-1)]).toEqual(['before it was opened', '99'])
  expect(noted.map(([, frame]) => frame)).toEqual(received)
})

test('records no frame that the real API cannot receive any more', async () => {
  const { connect, reach, peer, page, received, noted } = await aRelay()
  const socket = connect()
  socket.open()
  socket.say('in time')
  await reach()
  await expect.poll(() => received).toEqual(['in time'])
  peer().close()
  await expect.poll(() => page.closed).toEqual([1000])
  socket.say('too late')
  expect(noted.map(([, frame]) => frame)).toEqual(['in time'])
})

test('records no frame when the real API cannot be reached', async () => {
  const { connect, page, backend, noted } = await aRelay()
  backend.use('real', 'http://127.0.0.1:9')
  const socket = connect()
  socket.open()
  socket.say('early')
  await expect.poll(() => page.closed).toEqual([1000])
  expect(noted).toEqual([])
})

test('offers no protocol when the page offers none', async () => {
  const { connect, reach, asked } = await aRelay()
  connect().open()
  await reach()
  expect(asked()?.headers['sec-websocket-protocol']).toBeUndefined()
})

test('leaves out a login that the real API did not issue', async () => {
  const { connect, reach, asked, sessions, backend } = await aRelay()
  const login = '?uid=woman%40yoimachi.example&client=one&access-token=secret'
  connect(`${login}&x=1`).open()
  await reach()
  expect(asked()?.url).toBe('/cable?x=1')
  sessions.remember((name) => new URLSearchParams(login).get(name) ?? undefined, backend.url)
  connect(login).open()
  await expect.poll(() => asked()?.url).toBe(`/cable${login}`)
})

test('closes each end when the other one closes', async () => {
  const { connect, reach, peer, page } = await aRelay()
  const socket = connect()
  socket.close()
  socket.open()
  await reach()
  const closed = once(peer(), 'close')
  socket.close()
  await closed
  await expect.poll(() => page.closed).toEqual([1000])
})

test('closes the page when the real API cannot be reached', async () => {
  const { connect, page, backend } = await aRelay()
  backend.use('real', 'http://127.0.0.1:9')
  connect().open()
  await expect.poll(() => page.closed).toEqual([1000])
})

test('cuts every socket to the real API at once', async () => {
  const { connect, reach, peer, page, relays } = await aRelay()
  connect().open()
  await reach()
  const closed = once(peer(), 'close')
  relays.closeAll()
  await closed
  await expect.poll(() => page.closed).toEqual([1000])
})
