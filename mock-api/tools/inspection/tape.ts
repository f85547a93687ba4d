import type { Operation } from '../../history/operations.ts'
import type { Recorded } from './recorded.ts'
import type { Exchange } from './show-exchange.ts'

/** An exchange in memory. Its bytes are a head of JSON, then the response or the frame. */
export interface Entry {
  readonly id: number
  readonly isReal: boolean
  readonly operation: Operation | undefined
  /** Offsets on the tape: of the head, of the response or the frame behind it, and of the end. */
  readonly from: number
  readonly body: number
  readonly to: number
  shown?: Exchange | undefined
}

export interface Limit {
  readonly count: number
  readonly bytes: number
}

/**
 * The latest exchanges as bytes in a ring buffer. Copying the bytes of a call costs less than keeping its objects, because
 * the garbage collector moves every object that outlives its call.
 */
export class Tape {
  private bytes: Buffer | undefined
  /** Offset of the next exchange; the bytes behind it are from the previous round. */
  private end = 0
  private used = 0
  private list: Entry[] = []

  constructor(private readonly most: Limit) {}

  /** Oldest first. */
  get entries(): readonly Entry[] {
    return this.list
  }

  /** Copies an exchange over the oldest ones. Throws RangeError for one larger than half the tape. */
  add(entry: Pick<Entry, 'id' | 'isReal' | 'operation' | 'shown'>, head: object, body: string | Buffer): void {
    const text = JSON.stringify(head)
    // A character takes three bytes at most.
    const size = 3 * text.length + (typeof body === 'string' ? 3 * body.length : body.length)
    if (size > this.most.bytes / 2)
      throw new RangeError(`Failed to record exchange ${entry.id}: it is larger than half the tape.`)
    const bytes = (this.bytes ??= Buffer.allocUnsafeSlow(this.most.bytes))
    if (this.end + size > bytes.length) {
      this.dropBetween(this.end, bytes.length)
      this.end = 0
    }
    const from = this.end
    this.dropBetween(from, from + size)
    if (this.list.length === this.most.count) this.take(1)
    const middle = from + bytes.write(text, from)
    const to = middle + (typeof body === 'string' ? bytes.write(body, middle) : body.copy(bytes, middle))
    const { id, isReal, operation, shown } = entry
    this.list.push({ id, isReal, operation, from, body: middle, to, shown })
    this.used += to - from
    this.end = to
  }

  /** Whether exchanges must leave. The latest one may stay, whatever its size. */
  holdsMoreThan({ count, bytes }: Limit): boolean {
    return this.list.length > count || (this.used > bytes && this.list.length > 1)
  }

  /** Removes the oldest exchanges. Their bytes stay until the next exchange is added. */
  take(count: number): Entry[] {
    const taken = count === 1 ? [this.list.shift() as Entry] : this.list.splice(0, count)
    for (const { from, to } of taken) this.used -= to - from
    return taken
  }

  /** Reads an exchange back. Read a taken one before the next `add`, which may overwrite its bytes. */
  recorded({ operation, from, body, to }: Entry): Recorded {
    // oxlint-disable-next-line house/no-outside-assertion -- written by `add`
    const head = JSON.parse(this.textOf(from, body)) as Omit<Recorded, 'frame' | 'response'>
    const text = this.textOf(body, to)
    return { ...head, operation, ...('direction' in head ? { frame: text } : { response: text }) } as Recorded
  }

  private textOf(from: number, to: number): string {
    return this.bytes?.toString('utf8', from, to) ?? ''
  }

  private dropBetween(from: number, to: number): void {
    for (let [oldest] = this.list; oldest && oldest.from >= from && oldest.from < to; [oldest] = this.list) this.take(1)
  }
}
