import { upgradeWebSocket, type HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { WSContext, WSEvents } from 'hono/ws'
import * as z from 'zod/mini'
import { messageChannel as messageContract } from '../../src/contract/channels.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { authenticate } from '../features/auth/session.ts'
import { isPresent } from '../features/member/member.ts'
import { type Site, phoneOf, isForeign } from '../http/hosts-and-origins.ts'
import { cablePath } from '../http/request.ts'
import { type LogError, unexpectedErrorEntry } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { messageChannel, operatorChatChannel } from './channels.ts'
import { type CableChannel, Connection, type Socket, frames, longestCommand } from './connection.ts'
import type { Hub } from './hub.ts'

/**
 * Opens a connection for a socket whose address carries uid, client and access-token (D-52). Without a valid login it
 * sends `unauthorized`, closes the socket and returns undefined (IMP-01).
 */
function accept(
  { store, context }: Pick<Runtime, 'store' | 'context'>,
  hub: Hub,
  channels: ReadonlyMap<string, CableChannel>,
  query: URLSearchParams,
  socket: Socket,
): Connection | undefined {
  const session = authenticate(store.world, (name) => query.get(name) ?? undefined, context())
  if (!session || !isPresent(session.member)) {
    socket.send(frames.disconnect('unauthorized', false))
    socket.close(1000)
    return undefined
  }
  const connection = new Connection(socket, session.member.id, session.login.id, channels)
  hub.add(connection)
  return connection
}

/** Wraps sockets: recording, faults, and the real API when it is chosen. */
export interface CableInterceptor {
  /** Returns a socket whose frames are recorded and subject to faults. `host` is the host name of the page. */
  toPage(ws: WSContext, host: string): Socket
  /** Called for each frame of a page. `operation` is the key of the frame's changes. */
  fromPage(frame: string, host: string, operation?: object): void
  /** Optional handler that replaces the mock; when it returns undefined, the mock handles the socket. */
  relay(c: Context): WSEvents | undefined
}

/**
 * Mounts the Action Cable endpoint (protocols B1). A request without an upgrade, or from a foreign page, gets Rails'
 * response to an invalid request.
 */
export function mountCable(
  app: Hono,
  runtime: Runtime,
  hub: Hub,
  site: Site,
  interceptor: CableInterceptor,
  logError: LogError,
): void {
  const list = [messageChannel(runtime), operatorChatChannel(runtime)]
  const channels = new Map(list.map((channel) => [channel.name, channel]))
  app.get(
    cablePath,
    (c, next) => {
      const { incoming } = c.env as HttpBindings
      return isForeign(c.req.method, incoming.headers, site) ? notFound(c) : next()
    },
    upgradeWebSocket(
      (c) => interceptor.relay(c) ?? socketEvents(new URL(c.req.url), { runtime, hub, channels, interceptor }),
      { onError: (cause) => logError(unexpectedErrorEntry('socket', cause)) },
    ),
  )
  app.all(cablePath, notFound)
}

interface SocketParts {
  readonly runtime: Runtime
  readonly hub: Hub
  readonly channels: ReadonlyMap<string, CableChannel>
  readonly interceptor: CableInterceptor
}

/** Handles a socket of the mock. Due effects are applied before it opens and before each of its frames (D-03). */
function socketEvents({ searchParams, host }: URL, { runtime, hub, channels, interceptor }: SocketParts): WSEvents {
  let connection: Connection | undefined
  return {
    onOpen(_, ws) {
      runtime.time.runDueEffects()
      connection = accept(runtime, hub, channels, searchParams, interceptor.toPage(ws, host))
    },
    onMessage(event) {
      runtime.time.runDueEffects()
      if (typeof event.data !== 'string' || !connection) return
      const [frame, from, operation] = [event.data, connection, {}]
      const cause = { kind: 'frame', subject: '', phone: phoneOf(host), memberId: from.memberId } as const
      const receive = () => {
        interceptor.fromPage(frame.slice(0, longestCommand), host, operation)
        // A due effect or a call of this turn may have ended the login, before the hub closes its sockets.
        if (runtime.store.world.logins.has(from.loginId)) from.receive(frame)
      }
      runtime.history.operations.during(operation, cause, receive, () => spokenIn(frame))
    },
    onClose() {
      if (connection) hub.remove(connection)
    },
  }
}

const command = z.object({ identifier: z.string(), data: z.string() })

/** The uuid of the pairing and the text of a chat message; undefined for another frame. */
function spokenIn(frame: string): unknown {
  const sent = z.safeParse(command, parseJson(frame))
  if (!sent.success) return undefined
  const channel = z.safeParse(messageContract.params, parseJson(sent.data.identifier))
  const spoken = z.safeParse(messageContract.actions.speak, parseJson(sent.data.data))
  if (!channel.success || !spoken.success) return undefined
  return { uuid: channel.data.uuid, message: spoken.data.message }
}

const notFound = (c: Context) =>
  Promise.resolve(c.body('Page not found', 404, { 'Content-Type': 'text/plain; charset=utf-8' }))
