import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import * as z from 'zod/mini'
import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { store } from '../../api/store.ts'

/** A message of this device that the server has not delivered back yet. */
export interface Unsent {
  /** Local, stable: the message keeps it on screen when it is delivered. */
  readonly key: string
  readonly content: string
  /** Newest message known when it was written; its delivery has a later id. */
  readonly afterId: number
  /** Handed to the line at least once: it may have arrived. */
  readonly sent: boolean
  /** Queued for more than 8 s: the member is told that the line is down. */
  readonly late: boolean
  /** Given up: only the member sends it again. */
  readonly refused: boolean
}

const storedSchema = z.object({ key: z.string(), content: z.string(), afterId: z.number() })

/** Reads stored messages leniently; whatever is left over from before is given up until the member says otherwise. */
export function readUnsent(stored: unknown): Unsent[] {
  return Array.isArray(stored) ? stored.flatMap(readOne) : []
}

function readOne(entry: unknown): Unsent[] {
  const read = storedSchema.safeParse(entry)
  // Also what had not left yet: another tab of this device may still be sending it, and then it must vanish here too.
  return read.success ? [{ ...read.data, sent: true, late: false, refused: true }] : []
}

/** Hands a text to the line; false when the line is down after all. */
type Line = (content: string) => boolean

/** How long a message may be on its way before the server is asked what became of it. */
const patienceMs = 8_000

interface OutboxDeps {
  readonly ownId: number
  readonly restored: readonly Unsent[]
  /** Reads all messages from the server (API-46). */
  readonly readAll: () => Promise<readonly ChatMessage[]>
  readonly save: (unsent: readonly Unsent[]) => void
  readonly newKey: () => string
  /** Runs later; answers the way to call it off. */
  readonly later: (run: () => void, ms: number) => () => void
}

/**
 * Sends what the member writes, each message once and in order, over a line that confirms nothing (WS-01): a broadcast with
 * the own user id and the same text is the confirmation. One message is on its way at a time. After a gap the server's list
 * tells whether the last one arrived before it is sent again; one that stays away without a gap was dropped by the server and
 * is given up, marked, with a retry.
 */
export class Outbox {
  readonly unsentAtom: PrimitiveAtom<readonly Unsent[]>
  private readonly keys = new Map<number, string>()
  /** Null while there is none. */
  private line: Line | null = null
  /** The message that is on its way or being looked for: another object each time, so that no old answer speaks for it. */
  private inFlight: { readonly key: string } | null = null
  private newestId = 0
  private stopWaiting: () => void = () => {}

  constructor(private readonly deps: OutboxDeps) {
    this.unsentAtom = atom(deps.restored)
  }

  /** What is not delivered yet, in order of writing. */
  get unsent(): readonly Unsent[] {
    return store.get(this.unsentAtom)
  }

  /** The local key of a delivered message that was written here. */
  keyOf(messageId: number): string | undefined {
    return this.keys.get(messageId)
  }

  add(content: string): void {
    const entry = { key: this.deps.newKey(), content, afterId: this.newestId, sent: false, late: false }
    this.change([...this.unsent, { ...entry, refused: false }])
    if (this.line) this.sendNext()
    else this.waitForLine()
  }

  /** Sends again what was given up: as a new message, at the end. */
  retry(key: string): void {
    const entry = this.unsent.find((one) => one.key === key)
    if (entry?.refused) {
      this.change(this.unsent.filter((one) => one !== entry))
      this.add(entry.content)
    } else this.sendNext()
  }

  discard(key: string): void {
    this.change(this.unsent.filter((one) => one.key !== key))
    this.finish(key)
  }

  /** The subscription is confirmed, for the first time or after a gap. */
  goOnline(line: Line): void {
    this.line = line
    this.sendNext()
  }

  goOffline(): void {
    this.line = null
    this.stopWaiting()
    this.inFlight = null
    if (this.unsent.some(({ refused }) => !refused)) this.waitForLine()
  }

  /** The chat takes nothing any more (rejected, dissolved). */
  giveUp(): void {
    this.line = null
    this.stopWaiting()
    this.inFlight = null
    if (this.unsent.some(({ refused }) => !refused)) {
      this.change(this.unsent.map((entry) => ({ ...entry, refused: true })))
    }
  }

  /** Reads what passed by while the line was away; a failure is left to the next time (CHAT-12). */
  async catchUp(): Promise<void> {
    try {
      this.arrived(await this.deps.readAll())
    } catch {
      // The log goes on with what it has.
    }
  }

  /** Takes delivered messages into account, whether live or from the server's list. */
  arrived(messages: readonly ChatMessage[]): void {
    let list = this.unsent
    for (const message of messages) {
      this.newestId = Math.max(this.newestId, message.id)
      if (message.user_id !== this.deps.ownId || this.keys.has(message.id)) continue
      const fitting = list.filter(
        ({ sent, afterId, content }) => sent && message.id > afterId && content === message.content,
      )
      // The one that is on its way before an equal one that was given up.
      const found = fitting.find(({ key }) => key === this.inFlight?.key) ?? fitting[0]
      if (!found) continue
      this.keys.set(message.id, found.key)
      // One delivery confirms one message: equal ones that follow wait for their own.
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
    if (!this.line || this.inFlight) return
    const head = this.unsent.find(({ refused }) => !refused)
    if (!head) return
    if (head.sent) void this.checkArrival(head.key, (line) => this.transmit(head, line))
    else this.transmit(head, this.line)
  }

  private transmit({ key, content }: Unsent, line: Line): void {
    this.inFlight = { key }
    // Before it leaves: its delivery may come back at once.
    this.patch(key, { sent: true, late: false })
    if (!line(content)) {
      this.inFlight = null
      this.waitForLine()
      return
    }
    this.stopWaiting = this.deps.later(() => void this.checkArrival(key, () => this.refuse(key)), patienceMs)
  }

  /** Asks the server whether a message arrived; `missing` runs when it did not. */
  private async checkArrival(key: string, missing: (line: Line) => void): Promise<void> {
    const check = { key }
    this.inFlight = check
    try {
      this.arrived(await this.deps.readAll())
      if (this.inFlight === check && this.line) missing(this.line)
    } catch {
      if (this.inFlight !== check) return
      this.inFlight = null
      this.markLate()
      this.stopWaiting = this.deps.later(() => this.sendNext(), patienceMs)
    }
  }

  private refuse(key: string): void {
    this.patch(key, { refused: true })
    this.finish(key)
  }

  private finish(key: string): void {
    if (this.inFlight?.key !== key) return
    this.stopWaiting()
    this.inFlight = null
    this.sendNext()
  }

  private waitForLine(): void {
    this.stopWaiting()
    this.stopWaiting = this.deps.later(() => this.markLate(), patienceMs)
  }

  private markLate(): void {
    if (this.unsent.some(({ refused, late }) => !refused && !late)) {
      this.change(this.unsent.map((entry) => ({ ...entry, late: true })))
    }
  }

  private patch(key: string, patch: Partial<Unsent>): void {
    this.change(this.unsent.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)))
  }

  private change(list: readonly Unsent[]): void {
    store.set(this.unsentAtom, list)
    this.deps.save(list)
  }
}
