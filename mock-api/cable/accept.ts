import { isBarred } from '../api/access-checks.ts'
import { authenticate } from '../features/auth/session.ts'
import type { Runtime } from '../runtime.ts'
import type { CableChannel } from './cable-channel.ts'
import { Connection, type Socket } from './connection.ts'
import { frames } from './frames.ts'
import type { Hub } from './hub.ts'

/**
 * Opens a connection for a socket whose address carries uid, client and access-token (D-52). Without a valid login the
 * client is told `unauthorized` and closed (IMP-01); then undefined is returned.
 */
export function accept(
  { store, context }: Pick<Runtime, 'store' | 'context'>,
  hub: Hub,
  channels: ReadonlyMap<string, CableChannel>,
  query: URLSearchParams,
  socket: Socket,
): Connection | undefined {
  const session = authenticate(store.world, (name) => query.get(name) ?? undefined, context())
  if (!session || isBarred(session.member)) {
    socket.send(frames.disconnect('unauthorized', false))
    socket.close(1000)
    return undefined
  }
  const connection = new Connection(socket, session.member.id, session.login.id, channels)
  hub.add(connection)
  return connection
}
