import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server'
import { WebSocketServer } from 'ws'

/** A Hono app as Node's adapter calls it. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** Milliseconds that an idle connection stays open. With Node's 5 s, busy clients reuse connections that are closing. */
const idleMs = 60_000

/** Maximum message of a socket, as in websocket-driver; one more byte closes it with 1009. */
const longestFrameBytes = 64 * 1024 * 1024 - 1

interface Address {
  readonly hostname: string
  /** 0 is any free port. */
  readonly port: number
  /** Host of every request; overrides the client's. */
  readonly host?: () => string
}

/** Serves an app at one address. Rejects with the system's error. */
export function listen(fetch: Fetch, { hostname, port, host }: Address): Promise<Server> {
  // The sockets belong to this server only: the adapter closes all of them with it.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrameBytes,
    handleProtocols: chooseProtocol,
  })
  const server = createAdaptorServer({
    fetch: withRefusedUpgrades(fetch),
    serverOptions: { keepAliveTimeout: idleMs },
    // Its option type leaves noServer optional; it is set above.
    websocket: { server: sockets as WebSocketServerLike },
  }) as Server
  if (host)
    for (const event of ['request', 'upgrade'] as const)
      server.prependListener(event, (incoming: IncomingMessage) => setHost(incoming, host()))
  // A client may disconnect before its upgrade is answered.
  server.prependListener('upgrade', (_, socket: Socket) => socket.on('error', () => {}))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(server))
  })
}

/** Node's adapter reads the raw headers, and the guards the parsed ones. */
function setHost({ headers, rawHeaders }: IncomingMessage, host: string): void {
  headers.host = host
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') rawHeaders[at + 1] = host
}

/** Returns the first offered protocol that is known, otherwise none (protocols B1). */
function chooseProtocol(offered: Set<string>): string | false {
  for (const name of offered) if (name === 'actioncable-v1-json' || name === 'actioncable-unsupported') return name
  return false
}

/** Writes the whole response to a refused upgrade, because the adapter writes its status and headers only. */
function withRefusedUpgrades(fetch: Fetch): Fetch {
  return async (request, env) => {
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing?: object }
    const response = await fetch(request, env)
    const isUpgrade = outgoing === undefined
    if (isUpgrade && response.status >= 400) await writeTo(incoming.socket, response.clone())
    return response
  }
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
