import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions as HttpOptions,
  type ServerResponse,
} from 'node:http'
import { serve, type WebSocketServerLike } from '@hono/node-server'
import type { WebSocketServer } from 'ws'
import { relativeUrl } from './exchange-context.ts'
import { withRefusedUpgrades } from './refused-upgrade.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export interface Served {
  /** Calls below /api: they do not pass the adapter (create-api.ts). */
  readonly api: Listener
  /** Everything else. */
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
}

/** How long a connection stays for the next call. After Node's five seconds one is cut while a busy client takes it up again. */
const idleMs = 60_000

/** Listens at one address; port 0 is any free one. Rejects with the system's error. */
export function openServer(
  { api, fetch }: Served,
  { hostname, port }: { hostname: string; port: number },
  sockets: WebSocketServer,
): Promise<Server> {
  const create = (options: HttpOptions, others: Listener) =>
    createServer({ ...options, keepAliveTimeout: idleMs }, (incoming, outgoing) =>
      (relativeUrl(incoming).startsWith('/api/') ? api : others)(incoming, outgoing),
    )
  return new Promise((resolve, reject) => {
    // Its option type leaves noServer optional; the caller has set it.
    const websocket = { server: sockets as WebSocketServerLike }
    const createAs = create as typeof createServer
    const options = { fetch: withRefusedUpgrades(fetch), port, hostname, createServer: createAs, websocket }
    const server = serve(options, () => resolve(server)) as Server
    server.once('error', reject)
  })
}
