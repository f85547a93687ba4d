import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { forward } from '../../.scripts/dev/forward.mjs'

async function listening(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server: Server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** The development server in front of a backend. */
const inFrontOf = async (backend: number) =>
  `http://127.0.0.1:${await listening((request, response) => forward(request, response, backend))}/`

test('hands a call on, and says when there is no backend', async () => {
  const backend = await listening((request, response) => response.end(`${request.url} at ${request.headers.host}`))
  expect(await (await fetch(`${await inFrontOf(backend)}api`)).text()).toBe(`/api at 127.0.0.1:${backend}`)
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  expect((await fetch(await inFrontOf(port))).status).toBe(503)
})

test('breaks a stream off when the backend does, so that the page opens it again', async () => {
  const backend = await listening((_, response) => {
    response.writeHead(200).write('begun')
    setTimeout(() => response.destroy(), 20)
  })
  const response = await fetch(await inFrontOf(backend))
  await expect(response.text()).rejects.toThrow('terminated')
})

test('ends the stream of a page that is gone', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const backend = await listening((_, response) => {
    response.writeHead(200).write('begun')
    response.on('close', end)
  })
  const page = new AbortController()
  await fetch(await inFrontOf(backend), { signal: page.signal })
  page.abort()
  await expect(ended).resolves.toBeUndefined()
})

test('goes on when a page leaves before the backend has answered', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const backend = await listening((request, response) => {
    if (request.url === '/') request.socket.on('close', end)
    else response.end('there')
  })
  const [address, page] = [await inFrontOf(backend), new AbortController()]
  const left = fetch(address, { signal: page.signal })
  setTimeout(() => page.abort(), 30)
  await expect(left).rejects.toThrow('aborted')
  await ended
  expect(await (await fetch(`${address}api`)).text()).toBe('there')
})
