import type { CableChannel } from './cable-channel.ts'
import { frames, parseJson, readCommand, type Command } from './frames.ts'

/** The socket below a connection. */
export interface Socket {
  send(frame: string): void
  close(code: number): void
}

interface Subscription {
  readonly channel: CableChannel
  readonly params: unknown
  readonly stream: string
}

/**
 * One client's Action Cable connection (protocols part B): subscriptions by the exact identifier text the client sent.
 */
export class Connection {
  private readonly subscriptions = new Map<string, Subscription>()

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

  /** Handles one client frame. What protocols B4 lists gets no answer. */
  receive(text: string): void {
    const command = readCommand(text)
    if (!command) return
    if (command.command === 'subscribe') this.subscribe(command.identifier)
    else if (command.command === 'unsubscribe') this.subscriptions.delete(command.identifier)
    else this.perform(command)
  }

  /** Sends a broadcast to every subscription of the stream, each with its own identifier (protocols B5). */
  deliver(stream: string, message: unknown, allowed: (channel: CableChannel) => boolean): void {
    for (const [identifier, subscription] of this.subscriptions) {
      if (subscription.stream === stream && allowed(subscription.channel)) {
        this.socket.send(frames.data(identifier, message))
      }
    }
  }

  /** Ends every subscription that may not go on, and tells the client, which otherwise would listen for ever (WS-01). */
  endUnless(mayGoOn: (channel: CableChannel, stream: string) => boolean): void {
    for (const [identifier, { channel, stream }] of this.subscriptions) {
      if (mayGoOn(channel, stream)) continue
      this.subscriptions.delete(identifier)
      this.socket.send(frames.reject(identifier))
    }
  }

  /** Says why and closes (protocols B6). */
  disconnect(reason: 'unauthorized' | 'server_restart' | 'remote', reconnect: boolean): void {
    this.socket.send(frames.disconnect(reason, reconnect))
    this.socket.close(1000)
  }

  private subscribe(identifier: string): void {
    if (this.subscriptions.has(identifier)) return
    const params = parseJson(identifier)
    const channel = this.channels.get(channelName(params))
    if (!channel) return
    const stream = channel.subscribe(this.memberId, params)
    if (stream === undefined) {
      this.socket.send(frames.reject(identifier))
      return
    }
    this.subscriptions.set(identifier, { channel, params, stream })
    this.socket.send(frames.confirm(identifier))
  }

  private perform({ identifier, data }: Command): void {
    const subscription = this.subscriptions.get(identifier)
    const payload = data === undefined ? undefined : parseJson(data)
    if (!subscription || typeof payload !== 'object' || payload === null) return
    // Protocols B3: without a name the server calls the action named receive.
    const action = 'action' in payload && typeof payload.action === 'string' ? payload.action : 'receive'
    subscription.channel.perform(this.memberId, subscription.params, action, payload)
  }
}

function channelName(params: unknown): string {
  if (typeof params !== 'object' || params === null || !('channel' in params)) return ''
  return typeof params.channel === 'string' ? params.channel : ''
}
