import { atom, type PrimitiveAtom } from 'jotai'
import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { store } from '../../api/store.ts'
import type { Unsent } from './unsent.ts'

/** Sends a text over the socket. Returns false when the connection is down. */
type Send = (content: string) => boolean

/** How long a message may stay in flight before the outbox checks the server. */
const timeoutMs = 8_000

export interface OutboxDeps {
  readonly ownId: number
  readonly restored: readonly Unsent[]
  /** Reads all messages from the server (API-46). */
  readonly readAll: () => Promise<readonly ChatMessage[]>
  readonly save: (unsent: readonly Unsent[]) => void
  readonly newKey: () => string
  /** Schedules a callback. Returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void
}

/** Whether a message is still to be sent or confirmed. */
const isPending = ({ state }: Unsent): boolean => state !== 'givenUp'

/**
 * Sends messages once and in order over a socket without acknowledgements (WS-01). A broadcast with the own user id and
 * the same text confirms a message. One message is in flight at a time. After a gap, the server's list shows whether
 * the message arrived before it is sent again. A message that stays missing without a gap was dropped by the server. It
 * is given up and offers a retry.
 */
export class Outbox {
  readonly unsentAtom: PrimitiveAtom<readonly Unsent[]>
  private readonly keys = new Map<number, string>()
  /** Null while disconnected. */
  private send: Send | null = null
  /** Message in flight or being checked; a new object per attempt, so that late responses match no newer attempt. */
  private inFlight: { readonly key: string } | null = null
  private newestId = 0
  private stopWaiting: () => void = () => {}

  constructor(private readonly deps: OutboxDeps) {
    this.unsentAtom = atom(deps.restored)
  }

  /** Undelivered messages in order of writing. */
  get unsent(): readonly Unsent[] {
    return store.get(this.unsentAtom)
  }

  /** Returns the local key of a delivered message that was written here. */
  keyOf(messageId: number): string | undefined {
    return this.keys.get(messageId)
  }

  add(content: string): void {
    const entry = { key: this.deps.newKey(), content, afterId: this.newestId, sent: false, state: 'waiting' } as const
    this.change([...this.unsent, entry])
    if (this.send) this.sendNext()
    else this.waitForConnection()
  }

  /** Sends a given-up message again, as a new message at the end. */
  retry(key: string): void {
    const entry = this.unsent.find((one) => one.key === key)
    if (entry?.state === 'givenUp') {
      this.change(this.unsent.filter((one) => one !== entry))
      this.add(entry.content)
    } else this.sendNext()
  }

  discard(key: string): void {
    this.change(this.unsent.filter((one) => one.key !== key))
    this.finish(key)
  }

  /** Called when another tab has stored messages. One given up here that it has sent again or discarded goes here too. */
  keepStored(keys: ReadonlySet<string>): void {
    const list = this.unsent.filter(({ key, state }) => state !== 'givenUp' || keys.has(key))
    // Not saved: what another tab has removed is no longer stored.
    if (list.length < this.unsent.length) store.set(this.unsentAtom, list)
  }

  /** Called when the subscription is confirmed, at first and after every gap. */
  goOnline(send: Send): void {
    this.send = send
    this.sendNext()
  }

  /** Called when the page of the chat is left. Nothing is saved later, because another member may log in. */
  leave(): void {
    this.send = null
    this.stopWaiting()
    this.inFlight = null
  }

  goOffline(): void {
    this.leave()
    if (this.unsent.some(isPending)) this.waitForConnection()
  }

  /** Called when the chat is closed (rejected, dissolved). Gives up all unsent messages. */
  giveUp(): void {
    this.leave()
    if (this.unsent.some(isPending)) this.change(this.unsent.map((entry) => ({ ...entry, state: 'givenUp' })))
  }

  /** Reads the messages missed while disconnected. A failure waits for the next reconnection (CHAT-12). */
  async catchUp(): Promise<void> {
    try {
      await this.read()
    } catch {
      // The log keeps its messages.
    }
  }

  /** Reads all messages. A list that lacks the newest known one is of a world that was set back, and ids come again. */
  private async read(): Promise<void> {
    const known = this.newestId
    const messages = await this.deps.readAll()
    if (known > 0 && !messages.some(({ id }) => id === known)) {
      this.newestId = messages.at(-1)?.id ?? 0
      for (const id of this.keys.keys()) if (id > this.newestId) this.keys.delete(id)
    }
    this.arrived(messages)
  }

  /** Handles delivered messages from the socket or the server's list. */
  arrived(messages: readonly ChatMessage[]): void {
    let list = this.unsent
    for (const message of messages) {
      this.newestId = Math.max(this.newestId, message.id)
      if (message.user_id !== this.deps.ownId || this.keys.has(message.id)) continue
      const fitting = list.filter(
        ({ sent, afterId, content }) => sent && message.id > afterId && content === message.content,
      )
      // Prefers the message in flight to an equal message that was given up.
      const found = fitting.find(({ key }) => key === this.inFlight?.key) ?? fitting[0]
      if (!found) continue
      this.keys.set(message.id, found.key)
      // One delivery confirms one message. Equal messages wait for their own deliveries.
      list = list
        .filter((entry) => entry !== found)
        .map((entry) => ({ ...entry, afterId: Math.max(entry.afterId, message.id) }))
    }
    if (list === this.unsent) return
    this.change(list)
    const { inFlight } = this
    if (inFlight && !list.some(({ key }) => key === inFlight.key)) this.finish(inFlight.key)
  }

  private sendNext(): void {
    if (!this.send || this.inFlight) return
    const head = this.unsent.find(isPending)
    if (!head) return
    if (head.sent) void this.checkArrival(head.key, (send) => this.transmit(head, send))
    else this.transmit(head, this.send)
  }

  private transmit({ key, content }: Unsent, send: Send): void {
    this.inFlight = { key }
    // Before sending, because the delivery may arrive at once.
    this.patch(key, { sent: true, state: 'waiting' })
    if (!send(content)) {
      this.inFlight = null
      this.waitForConnection()
      return
    }
    this.stopWaiting = this.deps.later(() => void this.checkArrival(key, () => this.giveUpOne(key)), timeoutMs)
  }

  /** Checks whether a message arrived. Calls `missing` when it did not. */
  private async checkArrival(key: string, missing: (send: Send) => void): Promise<void> {
    const check = { key }
    this.inFlight = check
    try {
      await this.read()
      if (this.inFlight === check && this.send) missing(this.send)
    } catch {
      if (this.inFlight !== check) return
      this.inFlight = null
      this.markLate()
      this.stopWaiting = this.deps.later(() => this.sendNext(), timeoutMs)
    }
  }

  private giveUpOne(key: string): void {
    this.patch(key, { state: 'givenUp' })
    this.finish(key)
  }

  private finish(key: string): void {
    if (this.inFlight?.key !== key) return
    this.stopWaiting()
    this.inFlight = null
    this.sendNext()
  }

  private waitForConnection(): void {
    this.stopWaiting()
    this.stopWaiting = this.deps.later(() => this.markLate(), timeoutMs)
  }

  private markLate(): void {
    const isWaiting = ({ state }: Unsent) => state === 'waiting'
    if (!this.unsent.some(isWaiting)) return
    this.change(this.unsent.map((entry) => (isWaiting(entry) ? { ...entry, state: 'late' } : entry)))
  }

  private patch(key: string, patch: Partial<Unsent>): void {
    this.change(this.unsent.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)))
  }

  private change(list: readonly Unsent[]): void {
    store.set(this.unsentAtom, list)
    this.deps.save(list)
  }
}
