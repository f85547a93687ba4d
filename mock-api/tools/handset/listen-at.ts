import type { AddressInfo, Socket } from 'node:net'
import { listen } from '../../http/listen.ts'
import type { Fetch } from '../../http/request.ts'

const mostConnections = 64

/**
 * Listens at one address of this machine, on any free port.
 * @param fetchAt returns the handler once the origin is known
 */
export async function listenAt(address: string, fetchAt: (origin: string) => Fetch) {
  let fetch: Fetch | undefined
  const server = await listen((request, env) => fetch?.(request, env) ?? new Response(null, { status: 404 }), {
    hostname: address,
    port: 0,
  })
  const open = new Set<Socket>()
  server.maxConnections = mostConnections
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const origin = `http://${address}:${(server.address() as AddressInfo).port}`
  fetch = fetchAt(origin)
  return {
    /** `http://192.168.1.5:51234` */
    origin,
    /** Stops listening and cuts every connection, including sockets of the cable. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
