import type { AddressInfo, Socket } from 'node:net'
import { LateApp } from '../../http/late-app.ts'
import { listen } from '../../http/listen.ts'
import type { Fetch } from '../../http/request.ts'

const mostConnections = 64

/**
 * Listens at one address of this machine, on any free port.
 * @param fetchAt returns the handler once the origin is known
 */
export async function listenAt(address: string, fetchAt: (origin: string) => Fetch) {
  const app = new LateApp(() => new Response(null, { status: 404 }))
  const server = await listen(app.fetch, { hostname: address, port: 0 })
  const open = new Set<Socket>()
  server.maxConnections = mostConnections
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const origin = `http://${address}:${(server.address() as AddressInfo).port}`
  app.use(fetchAt(origin))
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
