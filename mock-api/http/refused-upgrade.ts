import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

export type Fetch = (request: Request, env: object) => Response | Promise<Response>

/**
 * Writes the whole answer to an upgrade that was refused. Node's adapter of Hono writes status and headers only, and nothing at
 * all once the socket is gone, which is how this one keeps it from writing a second answer.
 */
export function withRefusedUpgrades(fetch: Fetch): Fetch {
  return (request, env) => {
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing?: object }
    // Calls go through untouched.
    return outgoing === undefined ? upgrade(incoming.socket, request, env) : fetch(request, env)
  }

  async function upgrade(socket: Socket, request: Request, env: object): Promise<Response> {
    const response = await fetch(request, env)
    if (response.status >= 400) await write(socket, response.clone())
    return response
  }
}

async function write(socket: Socket, response: Response): Promise<void> {
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
  socket.destroy()
}
