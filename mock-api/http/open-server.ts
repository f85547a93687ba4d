import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { relativeUrl } from './exchange-context.ts'
import type { Fetch } from './refused-upgrade.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export interface Served {
  /** Calls below /api: they do not pass the adapter (create-api.ts). */
  readonly api: Listener
  /** Everything else. */
  readonly fetch: Fetch
  /** Reports that the adapter of `fetch` cannot be loaded or failed outside of a request. */
  readonly failed: (cause: unknown) => void
}

/** How long a connection stays for the next call. After Node's five seconds one is cut while a busy client takes it up again. */
const idleMs = 60_000

/**
 * Listens at one address; port 0 is any free one. What stands between Node and Hono is read with the first request or upgrade
 * that is no call of the API: a start is over sooner without it (P8). Rejects with the system's error.
 */
export function openServer(
  { api, fetch, failed }: Served,
  { hostname, port }: { hostname: string; port: number },
): Promise<Server> {
  const server = createServer({ keepAliveTimeout: idleMs }, (incoming, outgoing) =>
    (relativeUrl(incoming).startsWith('/api/') ? api : others)(incoming, outgoing),
  )
  let adapter: Promise<Listener> | undefined
  server.on('upgrade', upgradeLater)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(server))
  })

  async function read(): Promise<Listener> {
    const { honoListener } = await import('./hono-listener.ts')
    // From here on it takes upgrades itself.
    server.off('upgrade', upgradeLater)
    return honoListener(server, fetch)
  }

  function others(incoming: IncomingMessage, outgoing: ServerResponse): void {
    adapter ??= read()
    adapter
      .then((listener) => listener(incoming, outgoing))
      .catch((cause: unknown) => {
        failed(cause)
        outgoing.destroy()
      })
  }

  function upgradeLater(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    // The page may be gone before it is answered.
    socket.on('error', () => {})
    adapter ??= read()
    adapter
      .then(() => server.emit('upgrade', incoming, socket, head))
      .catch((cause: unknown) => {
        failed(cause)
        socket.destroy()
      })
  }
}
