import { clearInterval, setInterval } from 'node:timers'
import { operatorChatChannel, messageChannel } from '../../src/contract/channels.ts'
import type { Committed } from '../engine/store/transaction.ts'
import { messageView } from '../features/chat/chat-view.ts'
import { isPresent } from '../features/member/member.ts'
import { operatorMessageView } from '../features/operator-chat/operator-messages.ts'
import { partnerIdOf } from '../features/pairing/pairing.ts'
import type { Runtime } from '../runtime.ts'
import type { Login } from '../world/records/auth.ts'
import type { Member } from '../world/records/member.ts'
import type { OperatorMessage } from '../world/records/operator.ts'
import type { Message, Pairing } from '../world/records/pairing.ts'
import type { World } from '../world/world.ts'
import type { Stream, Connection } from './connection.ts'

/** One timer pings all connections; clients give up after six seconds of silence (protocols B2). */
const pingEveryMs = 3000

interface Broadcast {
  readonly stream: Stream
  /** Members who may receive it if they still have the right. */
  readonly to: readonly number[]
  readonly message: unknown
}

/**
 * All open connections. Broadcasts follow committed transactions, so a message is delivered only once it is safe,
 * by any author. The end of a login closes its sockets; a block, a lost gate or the partner's leaving ends its streams
 * (WS-01). Another world ends all connections, because its ids may name other members and conversations.
 */
export class Hub {
  /** Connections by member, because a change concerns two members at most. */
  private readonly connections = new Map<number, Set<Connection>>()
  private readonly timer: NodeJS.Timeout

  constructor(private readonly runtime: Pick<Runtime, 'store' | 'time'>) {
    this.timer = setInterval(() => this.ping(), pingEveryMs)
    this.timer.unref()
    runtime.store.replacing.add(() => this.disconnectAll())
    runtime.store.committed.add((changes) => {
      // Logins first: a socket whose login has ended must not be told to reconnect.
      for (const { table, before, after } of changes)
        if (table === 'logins' && before && !after) this.endLogin(before as Login)
      for (const change of changes) {
        const broadcast = change.before === undefined ? broadcastOf(runtime.store.world, change) : undefined
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

  /** Ends every connection, whose clients reconnect: the world is replaced, another backend is chosen or the server stops. */
  disconnectAll(): void {
    const all = [...this.all()]
    this.connections.clear()
    for (const connection of all) connection.disconnect('server_restart', true)
  }

  close(): void {
    clearInterval(this.timer)
    this.disconnectAll()
  }

  private broadcast({ stream, to, message }: Broadcast): void {
    for (const [connection, member] of this.connectionsOf(to)) {
      if (member) connection.deliver(stream, message, member)
    }
  }

  /**
   * Ends connections whose conversation was closed by a changed member or pairing. Rails has no frame that ends a
   * confirmed subscription. So the client is disconnected, reconnects, and its subscription is rejected (decisions
   * WS-01).
   */
  private endStreams(change: Committed): void {
    for (const [connection, member] of [...this.connectionsOf(this.concernedBy(change))])
      if (connection.hasLostRight(member)) this.end(connection, true)
  }

  /** Ids of the members whose conversations a change may close. */
  private concernedBy({ table, before, after }: Committed): readonly number[] {
    if (!before) return []
    if (table === 'members') return this.concernedByMember(before as Member, after as Member | undefined)
    if (table !== 'pairings') return []
    const { womanId, manId } = (after ?? before) as Pairing
    return [womanId, manId]
  }

  /** A changed member and, when the member has left, the partners, whose conversations close too (IMP-29). */
  private concernedByMember(before: Member, after: Member | undefined): readonly number[] {
    const hasLeft = isPresent(before) && !(after && isPresent(after))
    if (!hasLeft) return [before.id]
    const pairings = this.runtime.store.world.pairings.by('member', before.id)
    return [before.id, ...pairings.map((pairing) => partnerIdOf(pairing, before.id))]
  }

  private endLogin({ id, memberId }: Login): void {
    for (const [connection] of [...this.connectionsOf([memberId])]) {
      if (connection.loginId === id) this.end(connection, false)
    }
  }

  private end(connection: Connection, reconnect: boolean): void {
    this.remove(connection)
    connection.disconnect('remote', reconnect)
  }

  private ping(): void {
    const at = Math.floor(this.runtime.time.now() / 1000)
    for (const connection of this.all()) connection.ping(at)
  }

  /** Returns the connections of some members, each with its member's current record. */
  private *connectionsOf(memberIds: readonly number[]): Generator<[Connection, Member | undefined]> {
    for (const memberId of memberIds) {
      const own = this.connections.get(memberId)
      if (!own) continue
      const member = this.runtime.store.world.members.find(memberId)
      for (const connection of own) yield [connection, member]
    }
  }

  private *all(): Generator<Connection> {
    for (const own of this.connections.values()) yield* own
  }
}

/** Returns the broadcast for an added record: messages go to the stream of their conversation. */
export function broadcastOf(world: World, { table, after }: Committed): Broadcast | undefined {
  if (table === 'messages') {
    const message = after as Message
    const { id, womanId, manId } = world.pairings.get(message.pairingId)
    const stream = { channel: messageChannel.name, conversation: id }
    return { stream, to: [womanId, manId], message: messageView(message) }
  }
  if (table === 'operatorMessages') {
    const message = after as OperatorMessage
    const { memberId } = message
    const stream = { channel: operatorChatChannel.name, conversation: memberId }
    return { stream, to: [memberId], message: operatorMessageView(message) }
  }
  return undefined
}
