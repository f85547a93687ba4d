import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Fetch, headerOf } from './request.ts'

/** Writes the whole response to a refused upgrade, because the adapter writes its status and headers only. */
export function withRefusedUpgrades(fetch: Fetch): Fetch {
  return async (request, env) => {
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing?: object }
    const isUpgrade = outgoing === undefined
    if (isUpgrade) keepHeaders(request, incoming)
    const response = await fetch(request, env)
    if (isUpgrade && response.status >= 400) await writeTo(incoming.socket, response.clone())
    return response
  }
}

/** A Request of a test's DOM has lost the headers that a page may not set, those of an upgrade among them. */
function keepHeaders(request: Request, { headers }: IncomingMessage): void {
  if (request.headers.get('upgrade') !== null) return
  const read = { get: (name: string) => headerOf(headers, name.toLowerCase()) ?? null }
  Object.defineProperty(request, 'headers', { value: read })
}

async function writeTo(socket: Socket, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [
    ...response.headers,
    ['content-length', String(body.length)] as const,
    ['connection', 'close'] as const,
  ]
  const head = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
  if (socket.destroyed) return
  await new Promise<void>((resolve) => {
    socket.once('close', resolve)
    socket.end(Buffer.concat([Buffer.from(head), body]), resolve)
  })
  // The adapter writes nothing to a destroyed socket.
  socket.destroy()
}
