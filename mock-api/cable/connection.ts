import { parseJson } from '../../src/contract/rules/parse-json.ts'
import type { Member } from '../world/records/member.ts'
import { type Command, frames, longestCommand, readCommand } from './frames.ts'

export interface Socket {
  send(frame: string): void
  close(code: number): void
}

interface Subscription {
  readonly channel: CableChannel
  readonly conversation: number
}

/** One client's Action Cable connection (protocols part B). Subscriptions are keyed by the client's identifier text. */
export class Connection {
  private readonly subscriptions = new Map<string, Subscription>()
  private isOpen = true

  constructor(
    private readonly socket: Socket,
    readonly memberId: number,
    readonly loginId: number,
    private readonly channels: ReadonlyMap<string, CableChannel>,
  ) {}

  welcome(): void {
    this.socket.send(frames.welcome())
  }

  ping(atSeconds: number): void {
    this.socket.send(frames.ping(atSeconds))
  }

  /** Handles one client frame. The frames of protocols B4 get no response, and frames after `disconnect` no effect (B6). */
  receive(text: string): void {
    // Parsing a long frame would delay every other client.
    if (!this.isOpen || text.length > longestCommand) return
    const command = readCommand(text)
    if (!command) return
    if (command.command === 'subscribe') this.subscribe(command.identifier)
    else if (command.command === 'unsubscribe') this.subscriptions.delete(command.identifier)
    else this.perform(command)
  }

  /** Sends a broadcast to every subscription of the stream, each with its own identifier (protocols B5). */
  deliver(stream: Stream, message: unknown, member: Member): void {
    for (const [identifier, { channel, conversation }] of this.subscriptions) {
      const isOfStream = channel.name === stream.channel && conversation === stream.conversation
      if (isOfStream && channel.mayReceive(member, conversation)) this.socket.send(frames.data(identifier, message))
    }
  }

  /** Whether a subscription must end, because of a block or a lost gate (WS-01). */
  hasLostRight(member: Member | undefined): boolean {
    return [...this.subscriptions.values()].some(
      ({ channel, conversation }) => !member || !channel.mayReceive(member, conversation),
    )
  }

  /** Sends the reason and closes (protocols B6). */
  disconnect(reason: 'unauthorized' | 'server_restart' | 'remote', reconnect: boolean): void {
    this.isOpen = false
    this.socket.send(frames.disconnect(reason, reconnect))
    this.socket.close(1000)
  }

  private subscribe(identifier: string): void {
    if (this.subscriptions.has(identifier)) return
    const params = parseJson(identifier)
    const channel = this.channels.get(channelName(params))
    if (!channel) return
    const conversation = channel.subscribe(this.memberId, params)
    if (conversation === undefined) {
      this.socket.send(frames.reject(identifier))
      return
    }
    this.subscriptions.set(identifier, { channel, conversation })
    this.socket.send(frames.confirm(identifier))
  }

  private perform({ identifier, data }: Command): void {
    const subscription = this.subscriptions.get(identifier)
    const payload = data === undefined ? undefined : parseJson(data)
    if (!subscription || typeof payload !== 'object' || payload === null) return
    // Without a name, the server calls the action `receive` (protocols B3).
    const action = 'action' in payload && typeof payload.action === 'string' ? payload.action : 'receive'
    subscription.channel.perform(this.memberId, subscription.conversation, action, payload)
  }
}

function channelName(params: unknown): string {
  if (typeof params !== 'object' || params === null || !('channel' in params)) return ''
  return typeof params.channel === 'string' ? params.channel : ''
}

/** One conversation of one channel. Broadcasts go to it, and subscriptions follow it. */
export interface Stream {
  /** Class name of the channel on the wire. */
  readonly channel: string
  /** Id of the pairing, or of the member who chats with the operator. */
  readonly conversation: number
}

/** Server side of a channel of the contract. */
export interface CableChannel {
  readonly name: string
  /** Returns the conversation that a member subscribes to with these parameters; undefined rejects the subscription. */
  subscribe(memberId: number, params: unknown): number | undefined
  /** Runs a client action. Drops unknown and refused actions without a frame (protocols B4). */
  perform(memberId: number, conversation: number, action: string, payload: unknown): void
  /** Whether this member may still receive broadcasts of the conversation. */
  mayReceive(member: Member, conversation: number): boolean
}
