import type { createServer, IncomingMessage, Server, ServerResponse } from 'node:http'
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { withRefusedUpgrades, type Fetch } from './refused-upgrade.ts'

/** As under websocket-driver: one byte more closes with 1009. */
const longestFrameBytes = 64 * 1024 * 1024 - 1

/**
 * Lets a Hono app answer on a server that is there already: upgrades it takes from the server itself, requests come through
 * what is returned. The sockets are of this server alone, since Node's adapter of Hono closes them with it.
 */
export function honoListener(
  server: Server,
  fetch: Fetch,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrameBytes,
    handleProtocols: chooseProtocol,
  })
  let listener: ReturnType<typeof honoListener> | undefined
  const useServer = (_: object, others: typeof listener) => {
    listener = others
    return server
  }
  createAdaptorServer({
    fetch: withRefusedUpgrades(fetch),
    createServer: useServer as typeof createServer,
    // Its option type leaves noServer optional; it is set above.
    websocket: { server: sockets as WebSocketServerLike },
  })
  if (!listener) throw new Error("Failed to answer requests: Hono's adapter gave no listener.")
  return listener
}

/** Protocols B1: the first offered protocol that is known is named in the answer, else none. */
function chooseProtocol(offered: Set<string>): string | false {
  for (const name of offered)
    if (name === 'actioncable-v1-json' || name === 'actioncable-unsupported') return name
  return false
}
