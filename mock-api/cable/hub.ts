import type { Pairing } from '../domain/world/records/pairing.ts'
import type { Runtime } from '../runtime.ts'
import type { Committed } from '../store/transaction.ts'
import type { CableChannel } from './cable-channel.ts'
import type { Connection } from './connection.ts'

/** Protocols B2: one timer pings all connections; clients give up after six seconds of silence. */
const pingEveryMs = 3000

/** A broadcast that follows from a committed change. */
export interface Broadcast {
  readonly stream: string
  /** The only members whom it may concern; each must still be allowed to receive it. */
  readonly to: readonly number[]
  readonly message: unknown
}

/**
 * All open connections. Broadcasts follow from what transactions committed, so that a message is delivered exactly when
 * it is safe, whoever wrote it; a login that ends closes its sockets, a block or a lost gate ends its streams (WS-01).
 */
export class Hub {
  /** By member: what happens concerns two of them, however many are connected. */
  private readonly connections = new Map<number, Set<Connection>>()
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly runtime: Runtime,
    broadcastOf: (change: Committed) => Broadcast | undefined,
  ) {
    this.timer = setInterval(() => this.ping(), pingEveryMs)
    this.timer.unref()
    runtime.store.onCommit((changes) => {
      for (const change of changes) {
        if (change.table === 'logins' && change.after === undefined) this.endLogin(change.before?.id)
        const broadcast = change.before === undefined ? broadcastOf(change) : undefined
        if (broadcast) this.broadcast(broadcast)
        this.endStreams(change)
      }
    })
  }

  add(connection: Connection): void {
    const { memberId } = connection
    const own = this.connections.get(memberId)
    if (own) own.add(connection)
    else this.connections.set(memberId, new Set([connection]))
    connection.welcome()
  }

  remove(connection: Connection): void {
    const own = this.connections.get(connection.memberId)
    own?.delete(connection)
    if (own?.size === 0) this.connections.delete(connection.memberId)
  }

  /** Ends every connection, for instance when the world is replaced or the server stops. */
  disconnectAll(reason: 'server_restart' | 'remote', reconnect: boolean): void {
    const all = [...this.all()]
    this.connections.clear()
    for (const connection of all) connection.disconnect(reason, reconnect)
  }

  close(): void {
    clearInterval(this.timer)
    this.disconnectAll('server_restart', true)
  }

  private broadcast({ stream, to, message }: Broadcast): void {
    for (const memberId of to) {
      for (const connection of this.connections.get(memberId) ?? []) {
        const member = this.runtime.store.world.members.find(memberId)
        if (!member) continue
        connection.deliver(stream, message, (channel: CableChannel) => channel.mayReceive(member, stream))
      }
    }
  }

  /** A changed member or pairing may close a conversation to those who follow it. */
  private endStreams({ table, before, after }: Committed): void {
    if (this.connections.size === 0 || !before || (table !== 'members' && table !== 'pairings')) return
    const { womanId, manId } = (after ?? before) as Partial<Pairing>
    const concerned = table === 'members' ? [before.id] : [womanId as number, manId as number]
    for (const memberId of concerned) {
      for (const connection of this.connections.get(memberId) ?? []) {
        const member = this.runtime.store.world.members.find(memberId)
        connection.endUnless((channel, stream) => member !== undefined && channel.mayReceive(member, stream))
      }
    }
  }

  private endLogin(loginId: number | undefined): void {
    for (const connection of [...this.all()]) {
      if (connection.loginId !== loginId) continue
      this.remove(connection)
      connection.disconnect('remote', false)
    }
  }

  private ping(): void {
    const at = Math.floor(this.runtime.time.now() / 1000)
    for (const connection of this.all()) connection.ping(at)
  }

  private *all(): Generator<Connection> {
    for (const own of this.connections.values()) yield* own
  }
}
