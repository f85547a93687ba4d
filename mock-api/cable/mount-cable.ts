import { upgradeWebSocket } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ExchangeLog } from '../control/exchange-log.ts'
import { apiGuard, type Site } from '../http/guard.ts'
import type { Runtime } from '../runtime.ts'
import { accept } from './accept.ts'
import { adminMessageChannel } from './admin-message-channel.ts'
import type { Connection, Socket } from './connection.ts'
import type { Hub } from './hub.ts'
import { messageChannel } from './message-channel.ts'

/** The Action Cable endpoint (protocols B1). A request that is no upgrade, or comes from a foreign page, is refused. */
export function mountCable(app: Hono, runtime: Runtime, hub: Hub, site: Site, exchanges: ExchangeLog): void {
  const list = [messageChannel(runtime), adminMessageChannel(runtime)]
  const channels = new Map(list.map((channel) => [channel.name, channel]))
  app.get(
    '/cable',
    apiGuard(site),
    upgradeWebSocket((c) => {
      const query = new URL(c.req.url).searchParams
      let connection: Connection | undefined
      return {
        onOpen(_, ws) {
          const socket: Socket = {
            send: (frame) => {
              exchanges.addFrame('out', frame, runtime.time.now())
              ws.send(frame)
            },
            close: (code) => ws.close(code),
          }
          connection = accept(runtime, hub, channels, query, socket)
        },
        onMessage(event) {
          if (typeof event.data !== 'string' || !connection) return
          runtime.time.settle()
          exchanges.addFrame('in', event.data, runtime.time.now())
          connection.receive(event.data)
        },
        onClose() {
          if (connection) hub.remove(connection)
        },
      }
    }),
  )
  app.all('/cable', (c) => c.text('404 Not Found', 404))
}
