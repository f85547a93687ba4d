import { upgradeWebSocket, type HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { WSEvents } from 'hono/ws'
import { isForeign } from '../http/origins.ts'
import { cablePath } from '../http/request-path.ts'
import type { Site } from '../http/site.ts'
import { type LogError, unexpectedErrorEntry } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { messageChannel, operatorChatChannel } from './channels.ts'
import type { Hub } from './hub.ts'
import { socketEvents, type SocketWrapper } from './socket-events.ts'

interface CableDependencies {
  readonly runtime: Runtime
  readonly hub: Hub
  readonly site: Site
  readonly logError: LogError
}

/** Wraps sockets, and connects them with the real API when it is chosen. */
export interface CableInterceptor extends SocketWrapper {
  /** Optional handler that replaces the mock; when it returns undefined, the mock handles the socket. */
  relay(c: Context): WSEvents | undefined
}

/**
 * Mounts the Action Cable endpoint (protocols B1). A request without an upgrade, or from a foreign page, gets Rails'
 * response to an invalid request.
 */
export function mountCable(
  app: Hono,
  { runtime, hub, site, logError }: CableDependencies,
  interceptor: CableInterceptor,
): void {
  const list = [messageChannel(runtime), operatorChatChannel(runtime)]
  const channels = new Map(list.map((channel) => [channel.name, channel]))
  const failed = (cause: unknown) => logError(unexpectedErrorEntry('socket', cause))
  const ofMock = (c: Context) =>
    socketEvents(new URL(c.req.url), { runtime, hub, channels, wrapper: interceptor, failed })
  app.get(
    cablePath,
    (c, next) => {
      const { incoming } = c.env as HttpBindings
      return isForeign(c.req.method, incoming.headers, site) ? notFound(c) : next()
    },
    upgradeWebSocket((c) => interceptor.relay(c) ?? ofMock(c), { onError: failed }),
  )
  app.all(cablePath, notFound)
}

const notFound = (c: Context) =>
  Promise.resolve(c.body('Page not found', 404, { 'Content-Type': 'text/plain; charset=utf-8' }))
