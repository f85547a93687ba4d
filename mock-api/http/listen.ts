import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net'
import { createAdaptorServer, getRequestListener, type WebSocketServerLike } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { withRefusedUpgrades } from './refused-upgrades.ts'
import type { Fetch } from './request.ts'
import { SocketRequest } from './socket-request.ts'

/** Milliseconds that an idle connection stays open. With Node's 5 s, busy clients reuse connections that are closing. */
const idleMs = 60_000

/** Maximum message of a socket, as in websocket-driver; one more byte closes it with 1009. */
const longestFrameBytes = 64 * 1024 * 1024 - 1

interface Address {
  /** Default: both loopback addresses, because browsers try `[::1]` first for names of `localhost`. */
  readonly hostname?: string | undefined
  /** 0 is any free port. */
  readonly port: number
  /** Returns a Host to put in place of a request's; undefined leaves it. */
  readonly hostFor?: (host: string | undefined) => string | undefined
}

/**
 * Replaces the Request and Response of this process by faster ones of the adapter. Only for a process of the server's
 * own, because the result of `fetch` is no instance of them.
 */
export function useFastResponses(): void {
  getRequestListener(() => new Response())
}

/** Serves an app at one address or at loopback. Rejects with the system's error. */
export async function listen(fetch: Fetch, { hostname, port, hostFor }: Address): Promise<Server> {
  // The sockets belong to this server only: the adapter closes all of them with it.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrameBytes,
    handleProtocols: chooseProtocol,
  })
  const server = createAdaptorServer({
    fetch: withRefusedUpgrades(fetch),
    // See useFastResponses.
    overrideGlobalObjects: false,
    serverOptions: { keepAliveTimeout: idleMs, IncomingMessage: SocketRequest },
    // Its option type leaves noServer optional; it is set above.
    websocket: { server: sockets as WebSocketServerLike },
  }) as Server
  if (hostFor)
    for (const event of ['request', 'upgrade'] as const)
      server.prependListener(event, (incoming: IncomingMessage) => {
        const host = hostFor(incoming.headers.host)
        if (host !== undefined) setHost(incoming, host)
      })
  // A client may disconnect before its upgrade is answered.
  server.prependListener('upgrade', (_, socket: Socket) => socket.on('error', () => {}))
  if (hostname !== undefined) await listening(server, port, hostname)
  else await listenAtLoopback(server, port)
  return server
}

async function listening(server: NetServer, port: number, hostname: string): Promise<void> {
  server.listen(port, hostname)
  await once(server, 'listening')
}

/** Attempts to find a port that is free at both loopback addresses. */
const mostAttempts = 20

async function listenAtLoopback(server: Server, port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await listening(server, port, '127.0.0.1')
    const { port: bound } = server.address() as AddressInfo
    const second = createServer((socket) => server.emit('connection', socket))
    try {
      await listening(second, bound, '::1')
      server.once('close', () => second.close())
      return
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      // A system without IPv6.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return
      server.close()
      await once(server, 'close')
      if (code !== 'EADDRINUSE' || port !== 0 || attempt === mostAttempts) throw cause
    }
  }
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
