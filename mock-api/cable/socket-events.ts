import type { WSContext, WSEvents } from 'hono/ws'
import { authenticate } from '../features/auth/session.ts'
import { isPresent } from '../features/member/member.ts'
import { phoneOf } from '../http/hosts.ts'
import type { Runtime } from '../runtime.ts'
import { type CableChannel, Connection, type Socket } from './connection.ts'
import { frames, longestCommand } from './frames.ts'
import type { Hub } from './hub.ts'
import { spokenIn } from './spoken-message.ts'

/** Wraps sockets for the recorder and the faults. */
export interface SocketWrapper {
  /** Returns a socket whose frames are recorded and subject to faults. `host` is the host name of the page. */
  toPage(this: void, ws: WSContext, host: string): Socket
  /** Called for each frame of a page. `operation` is the key of the frame's changes. */
  fromPage(this: void, frame: string, host: string, operation?: object): void
}

interface SocketDependencies {
  readonly runtime: Pick<Runtime, 'store' | 'time' | 'history' | 'context'>
  readonly hub: Pick<Hub, 'add' | 'remove'>
  readonly channels: ReadonlyMap<string, CableChannel>
  readonly wrapper: SocketWrapper
  /** Called with an error of work that waited for due effects. */
  readonly failed: (cause: unknown) => void
}

/** Handles a socket of the mock. Due effects are applied before it opens and before each of its frames (D-03). */
export function socketEvents({ searchParams, host }: URL, dependencies: SocketDependencies): WSEvents {
  const { runtime, hub, wrapper, failed } = dependencies
  let connection: Connection | undefined
  let isClosed = false
  /** Many due effects take several turns of the event loop. What comes meanwhile waits in its order. */
  const afterDueEffects = (work: () => void) => {
    const rest = runtime.time.runDueEffects()
    if (rest) rest.then(work).catch(failed)
    else work()
  }
  const receive = (frame: string, from: Connection) => {
    const operation = {}
    const cause = { kind: 'frame', subject: '', phone: phoneOf(host), memberId: from.memberId } as const
    const work = () => {
      wrapper.fromPage(frame.slice(0, longestCommand), host, operation)
      // A due effect or a call of this turn may have ended the login, before the hub closes its sockets.
      if (runtime.store.world.logins.has(from.loginId)) from.receive(frame)
    }
    runtime.history.operations.during(operation, cause, work, () => spokenIn(frame))
  }
  return {
    onOpen(_, ws) {
      afterDueEffects(() => {
        if (!isClosed) connection = accept(searchParams, wrapper.toPage(ws, host), dependencies)
      })
    },
    onMessage({ data }) {
      afterDueEffects(() => {
        if (typeof data === 'string' && connection) receive(data, connection)
      })
    },
    onClose() {
      isClosed = true
      if (connection) hub.remove(connection)
    },
  }
}

/**
 * Opens a connection for a socket whose address carries uid, client and access-token (D-52). Without a valid login it
 * sends `unauthorized`, closes the socket and returns undefined (IMP-01).
 */
function accept(
  query: URLSearchParams,
  socket: Socket,
  { runtime: { store, context }, hub, channels }: SocketDependencies,
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
